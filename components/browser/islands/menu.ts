import { motionValue } from 'framer-motion'
import { slide, swipe } from './swipe.ts'

/** Lets visitors swipe the open menu away. */
export function mount(menu: HTMLElement): void {
  const x = motionValue(0)
  const content = menu.querySelector('div') ?? menu
  x.on('change', (value) => {
    content.style.translate = value ? `${value}px` : ''
    // A transition would lag behind the finger.
    content.style.transition = value ? 'none' : ''
  })
  swipe(menu, x, async () => {
    await slide(x, menu.offsetWidth)
    menu.hidePopover()
    x.jump(0)
  })
}
