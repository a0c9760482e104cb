/**
 * @typedef {{ name: string, args: string, from?: string }} Instruction `COPY --from=build a b`: name, what follows, and from where
 * @typedef {{ name: string, instructions: Instruction[] }} Stage
 */

/**
 * Reads a Containerfile, as far as ours goes: comments, continued lines, and stages by name.
 * @param {string} text
 * @returns {Stage[]}
 */
export function readStages(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  /** @type {Stage[]} */
  const stages = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push(instructionOf(name, rest))
  }
  return stages
}

/** @param {string} name @param {string} rest @returns {Instruction} */
function instructionOf(name, rest) {
  const [, from, args] = /^--from=(\w+)\s+(.*)$/.exec(rest) ?? []
  return from === undefined ? { name, args: rest } : { name, args: args ?? '', from }
}

/**
 * What follows the last instruction of a name, such as the command of a stage.
 * @param {Stage} stage
 * @param {string} name
 */
export const lastOf = ({ instructions }, name) => instructions.findLast((one) => one.name === name)?.args

/**
 * The words of a command in its exec form, which no shell stands before.
 * @param {string | undefined} args `["node", "main.js"]`, or `--interval=10s CMD ["node", …]`
 * @returns {string[]}
 */
export function execForm(args = '') {
  const [list] = /\[.*\]$/.exec(args) ?? []
  if (list === undefined) throw new Error(`"${args}" is not in exec form: a shell would keep the signals.`)
  return JSON.parse(list)
}
