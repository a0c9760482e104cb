/** @typedef {Record<string, { optionalDependencies?: Record<string, string> }>} LockPackages */

/**
 * Optional packages (the binaries for other systems) that the lock file asks for but does not lock.
 * `npm ci` refuses such a file on a bare machine, although `npm install` writes it without complaint.
 * @param {LockPackages} packages the `packages` of package-lock.json
 * @returns {string[]} one sentence for each
 */
export function missingFromLock(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map(
        (name) =>
          `package-lock.json lacks ${name}, wanted by ${path || 'the root'}: pin a version that has all its binaries.`,
      ),
  )
}

/**
 * Node's own search: beside the package that asks, then one node_modules further out, and so on.
 * @param {LockPackages} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}
