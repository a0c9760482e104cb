import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { nodeBundle } from './bundle.mjs'
import { cacheFolder } from './root.mjs'

/**
 * Modules called `*.at-build.ts` run once, while a browser app is built. What ships are the values they export, as JSON,
 * and nothing of what worked them out.
 * @returns {import('vite').Plugin}
 */
export const runsAtBuild = () => ({
  name: 'runs-at-build',
  enforce: 'pre',
  async load(file) {
    if (!file.endsWith('.at-build.ts')) return null
    const program = join(cacheFolder, 'at-build', `${basename(file, '.ts')}.mjs`)
    const { metafile } = await build({ ...nodeBundle(file, program), metafile: true })
    for (const source of Object.keys(metafile.inputs)) this.addWatchFile(resolve(source))
    const values = await import(`${pathToFileURL(program).href}?${Date.now()}`)
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      .join('')
  },
})
