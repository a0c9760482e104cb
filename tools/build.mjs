// npm run build [-- web portal server cli]: builds the named parts, or the whole product and its command line.
import { buildTarget, everything, isTarget } from './steps/targets.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isTarget(name))
if (unknown.length > 0) {
  console.error(`There is nothing called ${unknown.join(', ')} to build.`)
  process.exit(2)
}
for (const name of wanted.length > 0 ? wanted.filter(isTarget) : everything) await buildTarget(name)
