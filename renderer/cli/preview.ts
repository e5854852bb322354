import { portOption, readPort } from './readPort.ts'
import { runCommand } from './runCommand.ts'
import { serve } from './serve.ts'

const usage = `Serves the built site at http://localhost:3000.

  npm run preview
  npm run preview -- --port=8080   at another port; 0 takes a free one`

await runCommand(usage, { options: portOption }, ({ values }) => serve(readPort(values.port)))
