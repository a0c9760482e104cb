/** @typedef {(text: string) => void} Say where a step writes its line */

/** @type {Say} */
export const toStdout = (text) => process.stdout.write(text)

/** @type {Say} For commands whose standard output belongs to somebody else. */
export const toStderr = (text) => process.stderr.write(text)

let lastTitle = ''
/** @type {Say} For quick steps of such commands: speaks of what failed only. */
export const failuresToStderr = (text) => {
  if (text.startsWith('FAILED')) process.stderr.write(`${lastTitle}${text}`)
  else lastTitle = text
}

/** @param {number} start from `performance.now()` */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/**
 * One line for one step: its title at once, its time at the end, and everything it printed if it failed.
 * @param {string} title
 * @param {() => Promise<import('./run.mjs').Outcome>} work
 * @param {Say} [say]
 * @returns {Promise<boolean>} whether it went well
 */
export async function step(title, work, say = toStdout) {
  const start = performance.now()
  say(`${title} ... `)
  const { code, output } = await work()
  say(code === 0 ? `${secondsSince(start)}\n` : `FAILED after ${secondsSince(start)}\n${output}\n`)
  return code === 0
}
