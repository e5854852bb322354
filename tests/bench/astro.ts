import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Cost, measure } from './measure.ts'

/** A blog as small as Astro's guides make one, in a temporary folder. https://docs.astro.build/en/guides/content-collections/ */
export class Astro {
  private readonly folder = mkdtempSync(join(tmpdir(), 'astro-'))

  constructor() {
    for (const [file, content] of Object.entries(files)) this.write(file, content)
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: this.folder,
      stdio: 'ignore',
    })
  }

  /** Adds articles and builds. @param articles by file name */
  build(articles: Map<string, string>): Promise<Cost> {
    for (const [name, text] of articles) {
      this.write(`src/content/blog/${name}`, text)
    }
    const command = [process.execPath, 'node_modules/astro/astro.js', 'build']
    return measure(command, this.folder, { ASTRO_TELEMETRY_DISABLED: '1' })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private write(file: string, content: string): void {
    const path = join(this.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

const files = {
  // The newest that runs on Node 20.
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { astro: '^5', '@astrojs/mdx': '^4' },
  }),
  'astro.config.mjs': `import { defineConfig } from 'astro/config'
import mdx from '@astrojs/mdx'
export default defineConfig({ integrations: [mdx()] })`,
  'src/content.config.ts': `import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'
const schema = z.object({ title: z.string(), description: z.string(), published: z.coerce.date() })
export const collections = {
  blog: defineCollection({ loader: glob({ base: './src/content/blog', pattern: '*.{md,mdx}' }), schema }),
}`,
  'src/content/blog/first.mdx': `---
title: The first
description: There must be one.
published: 2020-01-01
---
Words.`,
  'src/layouts/Layout.astro': `---
const { title, description } = Astro.props
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{title}</title><meta name="description" content={description} /></head>
  <body><header><a href="/">Home</a></header><main><slot /></main><footer><p>A blog</p></footer></body>
</html>
<style>body { font-family: sans-serif; max-width: 42rem; margin: auto }</style>`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content'
import Layout from '../layouts/Layout.astro'
const posts = (await getCollection('blog')).slice(0, 10)
---
<Layout title="Blog" description="Blog">
  <ul>{posts.map((post) => <li><a href={'/blog/' + post.id}>{post.data.title}</a></li>)}</ul>
</Layout>`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content'
import Layout from '../../layouts/Layout.astro'
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: post }))
}
const { Content } = await render(Astro.props)
---
<Layout {...Astro.props.data}><h1>{Astro.props.data.title}</h1><Content /></Layout>`,
}
