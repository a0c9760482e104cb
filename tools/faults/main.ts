import { isTrial, sayReady } from '../steps/trial.mjs'
import { newFolder, removeFolders, reviveable } from './place.ts'
import { browserKilled } from './scenarios/browser-kills.ts'
import { damagedFolders, lostContent, unwritableFolder } from './scenarios/damaged.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { killedEmbedded, killedOnPostgresql, postgresqlKilled } from './scenarios/kills.ts'
import { proxyCut } from './scenarios/proxy-cut.ts'
import { restoresKilled } from './scenarios/restores.ts'
import { oneOfTwoKilled } from './scenarios/two-servers.ts'
import { emptyTally, heading, isSound, rowOf, type Tally } from './tally.ts'

// npm run faults: everything that can happen to a server or a browser, one after the other, and what was lost by it.
const kills = flag('kills', 100)
const [first] = process.argv.slice(2)
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]
  : first?.startsWith('--')
    ? undefined
    : first

type Scenario = { readonly name: string; readonly title: string; readonly run: () => Promise<Tally | null> }

const share = (part: number) => Math.max(1, Math.round(kills * part))

const scenarios: readonly Scenario[] = [
  {
    name: 'kills',
    title: `${kills} kills of the server, embedded database`,
    run: () => killedEmbedded(kills),
  },
  {
    name: 'kills-postgresql',
    title: `${kills} kills of the server, PostgreSQL`,
    run: () => killedOnPostgresql(kills),
  },
  {
    name: 'postgresql',
    title: `${share(0.2)} kills of PostgreSQL itself`,
    run: () => postgresqlKilled(share(0.2)),
  },
  {
    name: 'two-servers',
    title: `two servers, one killed at random, ${share(0.2)} times`,
    run: () => oneOfTwoKilled(share(0.2)),
  },
  {
    name: 'restores',
    title: `${share(0.1)} kills of a restore`,
    run: () => restoresKilled(share(0.1)),
  },
  {
    name: 'browser',
    title: `${share(2)} kills of the browser while somebody draws`,
    run: () => browserKilled(share(2)),
  },
  { name: 'disk', title: 'the disk is full', run: diskFull },
  { name: 'damaged', title: 'the data folder is damaged in nine ways', run: damagedFolders },
  { name: 'lost-content', title: 'tables are empty and stored files changed', run: lostContent },
  { name: 'unwritable', title: 'the data folder cannot be written', run: unwritableFolder },
  { name: 'proxy', title: `the line is cut ${share(0.2) * 5} times`, run: () => proxyCut(share(0.2)) },
]

function flag(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

/** A server stands up, is killed and comes back; whatever is to happen to it would begin now. */
async function trial() {
  const tally = emptyTally()
  const server = await reviveable({ dataDir: newFolder('trial') }, tally)
  await server.kill()
  removeFolders()
  for (const fault of tally.faults) console.error(fault)
  if (isSound(tally)) sayReady()
  process.exit(isSound(tally) ? 0 : 1)
}

const chosen = scenarios.filter(({ name }) => only === undefined || only.split(',').includes(name))
if (chosen.length === 0) {
  console.error(
    `There is no fault test called ${only}. There are: ${scenarios.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
if (isTrial()) await trial()
let failed = 0
const rows: string[] = []
for (const { title, run } of chosen) {
  const tally = await run()
  rows.push(
    tally
      ? rowOf(title, tally)
      : `${title.padEnd(58)}  not run: it takes a disk of its own, which only root can have`,
  )
  if (tally && !isSound(tally)) failed++
  console.log(`${rows.at(-1)}`)
  for (const fault of tally?.faults.slice(0, 8) ?? []) console.log(`    ${fault}`)
}
removeFolders()
console.log(`\n${heading}\n${rows.join('\n')}`)
process.exit(failed === 0 ? 0 : 1)
