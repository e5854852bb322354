import { place, slide, swipe } from './swipe.ts'

export function mount(menu: HTMLElement): void {
  const content = menu.querySelector('div') ?? menu
  swipe(menu, content, async () => {
    await slide(content, menu.offsetWidth)
    menu.hidePopover()
    place(content, 0)
  })
}
