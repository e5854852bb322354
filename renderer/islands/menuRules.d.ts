declare module 'virtual:menu-rules' {
  /** The look of the menu, a plain CSS rule each. */
  export const menuRules: string[]
}
