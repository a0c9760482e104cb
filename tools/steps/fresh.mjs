import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

const notSource = /[\\/](node_modules|dist|\.cache|fixtures)$|\.test\.tsx?$/

/** @param {string} path @returns {string[]} every source file at or under the path */
function sourcesAt(path) {
  if (!existsSync(path) || notSource.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => sourcesAt(join(path, name)))
}

/**
 * One short text that changes when any of the sources is changed, added or removed.
 * @param {readonly string[]} paths files and folders
 */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(sourcesAt)) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** @typedef {{ stamp: string, sources: readonly string[] }} Made the stamp lies beside what was made from the sources */

/** Whether it was made from these very sources. @param {Made} made */
export const isFresh = ({ stamp, sources }) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)

/**
 * Makes it, and remembers from what: the sources as they were when the making began.
 * @param {Made} made
 * @param {() => Promise<void>} make
 */
export async function makeFresh({ stamp, sources }, make) {
  const madeFrom = fingerprint(sources)
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, madeFrom)
}
