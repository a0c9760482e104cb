/** The first release of each line of Node that runs the product and every package in the lock file; `engines` says the same. */
const FIRST_OF_LINE = new Map([
  [20, 19],
  [22, 13],
])
/** From this line on every release. */
const EVERY_FROM = 24

/**
 * Whether a version such as `20.19.2` can run the product.
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= EVERY_FROM || minor >= (FIRST_OF_LINE.get(major) ?? Number.POSITIVE_INFINITY)
}

/** Ends the command with one clear sentence where this Node cannot run it. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return
  process.stderr.write(
    `This product needs Node.js 20.19, 22.13, or 24 and newer, and this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exit(1)
}
