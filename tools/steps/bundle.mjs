import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, relative, sep } from 'node:path'
import { inRoot, root } from './root.mjs'

/**
 * In a bundle `import.meta.url` is the address of the bundle. A source that finds its files (SQL, CSV) beside itself
 * must still find them, so it is given its own address, relative to the bundle's folder.
 * @param {string} text
 * @param {string} file
 * @param {string} outFile
 */
export function keepOwnAddress(text, file, outFile) {
  const own = relative(dirname(outFile), file).split(sep).join('/')
  return text.replaceAll('import.meta.url', `new URL(${JSON.stringify(own)}, import.meta.url).href`)
}

/** @param {string} outFile @returns {import('esbuild').Plugin} */
const ownAddresses = (outFile) => ({
  name: 'own-addresses',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(root) || path.includes('node_modules')) return null
      return { contents: keepOwnAddress(await readFile(path, 'utf8'), path, outFile), loader: 'ts' }
    })
  },
})

/** Our own packages go into the bundle, everything from the registry stays outside. @type {import('esbuild').Plugin} */
const registryPackagesOutside = {
  name: 'registry-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ramp/') ? null : { path, external: true },
    )
  },
}

/**
 * How a program for Node is bundled from TypeScript, and those that it starts as workers beside it.
 * @param {string} entry
 * @param {string} outFile
 * @param {Readonly<Record<string, string>>} [beside] sources by the name of their program, without its ending
 * @returns {import('esbuild').BuildOptions}
 */
export const nodeBundle = (entry, outFile, beside = {}) => ({
  entryPoints: { [basename(outFile, extname(outFile))]: entry, ...beside },
  outdir: dirname(outFile),
  outExtension: { '.js': extname(outFile) },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'silent',
  plugins: [ownAddresses(outFile), registryPackagesOutside],
})

/** What the server starts as workers. */
export const serverWorkers = { 'analysis-worker': inRoot('apps', 'server', 'src', 'analysis', 'worker.ts') }
