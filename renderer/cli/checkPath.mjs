// Run by `npm ci`. JavaScript, because tsx can't run in such a folder.
const [sign] = process.cwd().match(/[%#?]/) ?? []
if (sign) {
  console.error(
    `Move the project to another folder: "${process.cwd()}" has a "${sign}", which Vike and tsx read as part of a URL.`,
  )
  process.exitCode = 1
}
