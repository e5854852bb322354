/** A browser other than the one in the browser tests. */
export interface Engine {
  name: string
  isInstalled: boolean
  /** Opens a window as narrow as a phone. */
  start(): Promise<Visitor>
}

/** What visitors do, as far as both drivers support it. */
export interface Visitor {
  open(address: string): Promise<void>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape'): Promise<void>
  /** @returns the value of an expression in the page */
  evaluate(expression: string): Promise<unknown>
  /** Errors on all pages so far, if the engine reports them. */
  errors?: string[]
  close(): Promise<void>
}
