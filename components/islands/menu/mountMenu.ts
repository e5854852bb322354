import { motionValue } from 'framer-motion'
import { slide, swipe } from '../swipe.ts'

/** Lets visitors swipe the open menu away. */
export function mount(menu: HTMLElement): void {
  const x = motionValue(0)
  x.on('change', (value) => {
    menu.style.translate = value ? `${value}px` : ''
    // The menu's own transition would lag behind the finger.
    menu.style.transition = value ? 'none' : ''
  })
  swipe(menu, x, async () => {
    await slide(x, menu.offsetWidth)
    menu.hidePopover()
    x.jump(0)
  })
}
