/**
 * @typedef {object} Entry a package as a lock file tells of it
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string} [resolved] of a link the folder it leads to
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @typedef {Record<string, Entry>} LockedPackages by their path in the repository
 */

/**
 * Whether what npm recorded as installed is what the lock file asks for, links to our own packages too. Optional
 * packages are for other systems.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export const agrees = (locked, installed) =>
  Object.entries(locked).every(([path, entry]) => isThere(path, entry, installed))

/** @param {string} path @param {Entry} entry @param {LockedPackages} installed */
const isThere = (path, { version, link, optional }, installed) =>
  optional ||
  !path.includes('node_modules/') ||
  (installed[path]?.version === version && installed[path]?.link === link)

/**
 * What one of our apps needs to run, of everything that is locked.
 * @param {LockedPackages} locked
 * @param {string} app its folder
 * @returns {LockedPackages}
 */
export function neededBy(locked, app) {
  /** @type {Map<string, Entry>} */
  const needed = new Map()
  const open = [app]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = locked[path]
    if (!entry || needed.has(path)) continue
    needed.set(path, entry)
    if (entry.link && entry.resolved) open.push(entry.resolved)
    for (const name of Object.keys(entry.dependencies ?? {})) open.push(placeOf(locked, path, name))
  }
  return Object.fromEntries(needed)
}

/**
 * Where a package is found that another asks for: Node's own search, beside it first, then one node_modules further out.
 * @param {LockedPackages} locked
 * @param {string} from
 * @param {string} name
 */
function placeOf(locked, from, name) {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}/node_modules/${name}`
    if (locked[place]) return place
  }
  return `node_modules/${name}`
}

/**
 * How the packages were installed: all of them, those that the server needs to run (`npm ci --omit=dev --workspace apps/server`), those of
 * another state of the lock file without what builds and tests, or in any other way.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @returns {'all' | 'production' | 'production-outdated' | 'other'}
 */
export function kindOfInstall(locked, installed) {
  if (agrees(locked, installed)) return 'all'
  const needed = neededBy(locked, 'apps/server')
  const tools = Object.keys(locked['']?.devDependencies ?? {}).map((name) => `node_modules/${name}`)
  const hasTools = tools.some((path) => !needed[path] && installed[path])
  if (hasTools || Object.keys(installed).length === 0) return 'other'
  return agrees(needed, installed) ? 'production' : 'production-outdated'
}
