type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/**
 * Shows how much of a long step is done: a line that counts in a terminal, one line at the end in a
 * log.
 */
export class Progress {
  private readonly start = Date.now()
  private done = 0

  private readonly name: string
  private readonly output: Output

  /** @param name of what is counted: 'Pages' @param output where it is shown */
  constructor(name: string, output: Output = process.stdout) {
    this.name = name
    this.output = output
  }

  /** Call it after each part. */
  advance(): void {
    this.done += 1
    if (this.output.isTTY) this.output.write(`\r${this.name}: ${this.done} ...`)
  }

  end(): void {
    const seconds = ((Date.now() - this.start) / 1000).toFixed(1)
    // Spaces cover the dots of the line before.
    const start = this.output.isTTY ? '\r' : ''
    this.output.write(`${start}${this.name}: ${this.done} in ${seconds} s${start && '  '}\n`)
  }
}
