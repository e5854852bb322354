type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/**
 * Shows how much of a long step is done: a line that counts in a terminal, one line at the end in a
 * log.
 */
export function startProgress(name: string, output: Output = process.stdout) {
  const start = Date.now()
  let done = 0
  return {
    advance() {
      done += 1
      if (output.isTTY) output.write(`\r${name}: ${done} ...`)
    },
    end() {
      const text = `${name}: ${done} in ${((Date.now() - start) / 1000).toFixed(1)} s`
      // Spaces cover the dots of the line before.
      output.write(output.isTTY ? `\r${text}  \n` : `${text}\n`)
    },
  }
}
