// Runs TypeScript. Large packages come before tsx, whose hooks take 1 to 2 ms for each of their 1,400
// files: a tenth of the sample's build.
import 'vike/plugin'
import '@mdx-js/rollup'
import 'culori'
import 'sharp'
import 'yaml'
import 'zod'
import 'tsx'
