/** A browser other than the one in the browser tests. */
export interface Engine {
  name: string
  /** Why it can't run here, if it can't. */
  missing?: string | false
  /** What its visitors do without: the menu's button, or all that scripts do. */
  lacks?: ReadonlyArray<'popovers' | 'scripts'>
  /** Opens a window as narrow as a phone. */
  start(): Promise<Visitor>
}

/** What visitors do, as far as all drivers support it. */
export interface Visitor {
  open(address: string): Promise<void>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape'): Promise<void>
  /** @returns the value of an expression in the page */
  evaluate(expression: string): Promise<unknown>
  /** @returns the window as a PNG, in base64 */
  screenshot(): Promise<string>
  /** Errors on all pages so far, if the engine reports them. */
  errors?: string[]
  close(): Promise<void>
}
