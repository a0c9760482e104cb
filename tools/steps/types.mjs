import { inRoot } from './root.mjs'
import { runNode } from './run.mjs'

const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc')

/**
 * Packages with the same surroundings (nothing at all, Node, a browser) are compiled together, so that the domain is
 * not compiled once for each of them. The tests may know Node and are compiled with the tools, by the root's settings.
 */
const projects = [
  'tsconfig.json',
  'tools/types/node.json',
  'tools/types/browser.json',
  'tools/types/pure.json',
]

/**
 * Compiles everything, two at a time.
 * @returns {Promise<import('./run.mjs').Outcome>}
 */
export async function checkTypes() {
  const waiting = [...projects]
  /** @type {import('./run.mjs').Outcome[]} */
  const outcomes = []
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await runNode(compiler, ['-p', project])
      outcomes.push({ code, output: code === 0 ? '' : `${project}\n${output}` })
    }
  }
  await Promise.all([work(), work()])
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    output: outcomes.map(({ output }) => output).join(''),
  }
}
