/** A browser that is not the one of the other tests. */
export interface Engine {
  name: string
  isInstalled: boolean
  /** Opens a window as narrow as a phone. */
  start(): Promise<Visitor>
}

/** What a visitor does, as far as every engine's remote control can do it. */
export interface Visitor {
  open(address: string): Promise<void>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape'): Promise<void>
  /** @returns what an expression is worth on the page */
  evaluate(expression: string): Promise<unknown>
  /** What went wrong on the pages until now, where the engine tells. */
  errors?: string[]
  close(): Promise<void>
}
