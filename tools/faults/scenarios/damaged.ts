import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../steps/free-port.mjs'
import { root } from '../../steps/root.mjs'
import { serverMain } from '../../steps/targets.mjs'
import { checkAll, newFolder, reviveable, whileSaving, writersAt } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'
import { pause } from '../writer.ts'

type Damage = { readonly title: string; readonly happen: (database: string, dataDir: string) => void }

const largestIn = (folder: string): string => {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const [largest] = files
    .filter((file) => statSync(file).isFile())
    .sort((a, b) => statSync(b).size - statSync(a).size)
  if (!largest) throw new Error(`${folder} is empty`)
  return largest
}

/** What a disk, a person or a program that tidies up has done to a data folder. */
const damages: readonly Damage[] = [
  { title: 'PG_VERSION is gone', happen: (database) => rmSync(join(database, 'PG_VERSION')) },
  { title: 'the database folder is gone', happen: (database) => rmSync(database, { recursive: true }) },
  {
    title: 'the database folder is empty',
    happen: (database) => {
      for (const name of readdirSync(database)) rmSync(join(database, name), { recursive: true })
    },
  },
  {
    title: 'the control file is filled with zeros',
    happen: (database) => writeFileSync(join(database, 'global', 'pg_control'), Buffer.alloc(8192)),
  },
  { title: 'the control file is gone', happen: (database) => rmSync(join(database, 'global', 'pg_control')) },
  {
    title: 'the journal of the database is gone',
    happen: (database) => rmSync(join(database, 'pg_wal'), { recursive: true }),
  },
  { title: 'the tables are gone', happen: (database) => rmSync(join(database, 'base'), { recursive: true }) },
  {
    title: 'the journal of the database is cut off',
    happen: (database) => truncateSync(largestIn(join(database, 'pg_wal')), 100),
  },
  {
    title: 'an empty database of another installation lies there',
    happen: (database) => {
      rmSync(database, { recursive: true })
      cpSync(strangersDatabase, database, { recursive: true })
    },
  },
]

/** The folder of a new installation, in which nobody has saved anything. */
let strangersDatabase = ''

async function strangers(): Promise<string> {
  const dataDir = newFolder('stranger')
  const server = await reviveable({ dataDir }, emptyTally())
  await server.stop()
  return join(dataDir, 'database')
}

/** Starts the server on a folder and tells how that ended: within two minutes, or not at all. */
async function startOn(dataDir: string) {
  const child = spawn(process.execPath, [serverMain], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')))
  const ready = new Promise<'ready'>((resolve) => child.stdout.once('data', () => resolve('ready')))
  const outcome = await Promise.race([ended, ready, pause(120_000).then(() => 'hangs' as const)])
  if (outcome !== 'ended') {
    child.kill('SIGTERM')
    const isGone = await Promise.race([ended.then(() => true), pause(30_000).then(() => false)])
    if (!isGone) {
      child.kill('SIGKILL')
      said += '\nSIGTERM did not end it'
    }
  }
  return { outcome, said }
}

/** What no person can do anything with. */
const UNREADABLE = /Aborted\(|\[object Object\]|RuntimeError|at \S+ \(|undefined/

function faultOf({ outcome, said }: Awaited<ReturnType<typeof startOn>>): string | null {
  if (outcome === 'ready') return 'the server started as if nothing were there'
  if (outcome === 'hangs') return 'the start neither ended nor told anything'
  if (UNREADABLE.test(said) || said.trim() === '') return `what it says helps nobody: ${said.slice(0, 300)}`
  if (!/npm run restore/.test(said)) return `it names no way back: ${said.slice(0, 300)}`
  return null
}

/** A folder that held data and no longer answers is refused with a sentence that names the way back. */
export async function damagedFolders(): Promise<Tally> {
  const tally = emptyTally()
  strangersDatabase = await strangers()
  const dataDir = newFolder('damaged')
  const server = await reviveable({ dataDir }, tally)
  const writers = await writersAt({ dataDir, publicOrigin: server.origin, originOf: () => server.origin })
  await whileSaving(writers, () => pause(1500).then(() => undefined))
  await checkAll(writers, tally)
  await server.stop()
  for (const { title, happen } of damages) {
    const copy = join(newFolder('damaged-copy'), 'data')
    cpSync(dataDir, copy, { recursive: true })
    happen(join(copy, 'database'), copy)
    const fault = faultOf(await startOn(copy))
    if (fault) tally.faults.push(`${title}: ${fault}`)
    rmSync(copy, { recursive: true, force: true })
  }
  return tally
}

/** A folder that cannot be written is told in a sentence. Root may write everywhere, so there it is a file in the folder's place. */
export async function unwritableFolder(): Promise<Tally> {
  const tally = emptyTally()
  const folder = newFolder('unwritable')
  const dataDir = join(folder, 'data')
  if (process.getuid?.() === 0) writeFileSync(dataDir, 'a file')
  else chmodSync(folder, 0o500)
  const { outcome, said } = await startOn(dataDir)
  if (outcome !== 'ended' || UNREADABLE.test(said))
    tally.faults.push(`a folder that cannot be written: ${outcome}, ${said.slice(0, 300)}`)
  if (process.getuid?.() !== 0) chmodSync(folder, 0o700)
  if (existsSync(join(dataDir, 'database')))
    tally.faults.push('a database was made in a folder that cannot be written')
  return tally
}
