/** A browser that is not the one of the other tests. */
export interface Engine {
  name: string
  isInstalled: boolean
  /** Opens a window as narrow as a phone. */
  start(): Promise<Visitor>
}

/** What a visitor does, as far as the drivers of both engines support it. */
export interface Visitor {
  open(address: string): Promise<void>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape'): Promise<void>
  /** @returns the value of an expression on the page */
  evaluate(expression: string): Promise<unknown>
  /** Errors of all pages so far, where the engine reports them. */
  errors?: string[]
  close(): Promise<void>
}
