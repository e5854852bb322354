type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/** Shows the progress of a long step: a counter in a terminal, or one line at the end in a log. */
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
      // The spaces cover the dots of the previous text.
      output.write(output.isTTY ? `\r${text}  \n` : `${text}\n`)
    },
  }
}
