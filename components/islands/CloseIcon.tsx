import { closeIconPath } from './closeIconPath.ts'

/** The sign of a button that closes. */
export function CloseIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={closeIconPath} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
