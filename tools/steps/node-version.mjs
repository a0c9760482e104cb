const needed = [20, 19]

/**
 * Whether a version such as `20.19.2` can run the product.
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}

/** Ends the command with one clear sentence where Node is too old to go on. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return
  process.stderr.write(
    `This product needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exit(1)
}
