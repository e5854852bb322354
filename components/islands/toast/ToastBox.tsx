import { chakra, Toast } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { semanticTokens, tokens } from '../../theme/tokens.ts'
import { CloseIcon } from '../CloseIcon.tsx'
import { color } from '../color.ts'
import type { ToastAction } from './toast.ts'

const danger = color(semanticTokens.colors.fg.danger)

interface ToastBoxProps {
  title?: ReactNode
  description?: ReactNode
  destructive: boolean
  action?: ToastAction
  close: () => void
}

/** One toast. A destructive one is told by its sign, not by color alone. */
export function ToastBox({ title, description, destructive, action, close }: ToastBoxProps) {
  return (
    <Toast.Root role="group">
      {destructive && <WarningSign />}
      <chakra.div flexGrow="1" minWidth="0">
        {title && <Toast.Title>{title}</Toast.Title>}
        {description && <Toast.Description>{description}</Toast.Description>}
        {action && <Action action={action} close={close} />}
      </chakra.div>
      <Toast.CloseTrigger>
        <CloseIcon />
      </Toast.CloseTrigger>
    </Toast.Root>
  )
}

function Action({ action, close }: { action: ToastAction; close: () => void }) {
  const choose = () => {
    close()
    action.onClick?.()
  }
  if (!action.href) {
    return (
      <ActionButton type="button" onClick={choose}>
        {action.label}
      </ActionButton>
    )
  }
  return (
    <ActionLink href={action.href} onClick={choose}>
      {action.label}
    </ActionLink>
  )
}

const actionStyle = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginTop: '0.5rem',
    paddingInline: tokens.spacing[4].value,
    background: 'transparent',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderRadius: tokens.radii.full.value,
    fontWeight: '700',
    cursor: 'pointer',
  },
}

const ActionLink = chakra('a', actionStyle)

const ActionButton = chakra('button', actionStyle)

function WarningSign() {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width="24px"
      flexShrink="0"
      color={danger}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="Warning"
    >
      <path d="M12 3 2 20h20zM12 10v4m0 3v.01" />
    </chakra.svg>
  )
}
