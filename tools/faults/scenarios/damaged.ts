import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DurableFileSystem } from '../../../apps/server/src/db/durable-file-system.ts'
import { createDurable } from '../../../apps/server/src/db/embedded-engine.ts'
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

/** Starts the server on a folder, maybe as another user, and tells how that ended: within two minutes, or not at all. */
async function startOn(dataDir: string, user: { readonly uid?: number; readonly gid?: number } = {}) {
  const child = spawn(process.execPath, [serverMain], {
    ...user,
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

/** The file of a table, as the database names it. */
async function fileOfTable(dataDir: string, table: string): Promise<string> {
  const engine = await createDurable(new DurableFileSystem(join(dataDir, 'database')))
  const { rows } = await engine.query<{ path: string }>('select pg_relation_filepath($1::regclass) as path', [
    table,
  ])
  await engine.close()
  return join(dataDir, 'database', rows[0]?.path ?? '')
}

const storedFileIn = (dataDir: string): string => {
  const folder = join(dataDir, 'files', 'vizionprojects')
  const [name] = readdirSync(folder).filter((one) => one.endsWith('.pdf'))
  if (name === undefined) throw new Error(`${folder} holds no PDF`)
  return join(folder, name)
}

/** Writes a file anew, so that backups, which link it, keep theirs. */
function writeAnew(file: string, content: Buffer) {
  rmSync(file)
  writeFileSync(file, content)
}

const losses: readonly {
  readonly title: string
  readonly happen: (dataDir: string) => Promise<void>
  readonly words: RegExp
}[] = [
  ...['projects', 'files', 'items'].map((table) => ({
    title: `the file of the table ${table} is empty`,
    happen: async (dataDir: string) => truncateSync(await fileOfTable(dataDir, table), 0),
    words: new RegExp(`The database is damaged: .*${table}.*npm run restore -- `),
  })),
  {
    title: 'a stored file is another one',
    happen: async (dataDir) => writeAnew(storedFileIn(dataDir), Buffer.from('%PDF-1.7 of somebody else')),
    words: /1 of the \d+ stored files is damaged \(vizionprojects\/\S+ has another size\)/,
  },
  {
    title: 'one byte of a stored file has changed',
    async happen(dataDir) {
      const file = storedFileIn(dataDir)
      const content = readFileSync(file)
      content[20] = (content[20] ?? 0) ^ 1
      writeAnew(file, content)
    },
    words: /1 of the \d+ stored files is damaged \(vizionprojects\/\S+ was changed\)/,
  },
]

/** Data that is lost inside of what can be opened: the server starts, is not ready, says so, and takes none of it into a backup. */
export async function lostContent(): Promise<Tally> {
  const tally = emptyTally()
  const dataDir = newFolder('lost-content')
  const server = await reviveable({ dataDir }, tally)
  const writers = await writersAt({ dataDir, publicOrigin: server.origin, originOf: () => server.origin })
  await whileSaving(writers, () => pause(2500).then(() => undefined))
  await checkAll(writers, tally)
  await server.stop()
  for (const { title, happen, words } of losses) {
    const copy = join(newFolder('lost-content-copy'), 'data')
    cpSync(dataDir, copy, { recursive: true })
    await happen(copy)
    const fault = await faultOfLoss(copy, words)
    if (fault) tally.faults.push(`${title}: ${fault}`)
    rmSync(copy, { recursive: true, force: true })
  }
  return tally
}

async function faultOfLoss(dataDir: string, words: RegExp): Promise<string | null> {
  const before = backupsIn(dataDir)
  const tally = emptyTally()
  const server = await reviveable({ dataDir }, tally).catch((error: unknown) => String(error))
  if (typeof server === 'string') return faultOfRefusal(server, words)
  const said = await notReady(server.origin)
  // As after a crash: the next start and its stop want a backup.
  await server.kill()
  const damaged = isTable(words) ? null : readFileSync(storedFileIn(dataDir))
  await server.start()
  await notReady(server.origin)
  await server.stop()
  if (!words.test(said)) return `it says: ${said.slice(0, 400)}`
  if (tally.faults.length > 0) return tally.faults.join('; ')
  const taken = backupsIn(dataDir).filter((name) => !before.includes(name))
  if (damaged === null) return taken.length === 0 ? null : `it is backed up as ${taken.join(', ')}`
  const holds = taken.filter((name) => {
    const file = storedFileIn(dataDir).replace(dataDir, join(dataDir, 'backups', name))
    return existsSync(file) && readFileSync(file).equals(damaged)
  })
  if (taken.length === 0) return 'one damaged file keeps everything else from being backed up'
  return holds.length === 0 ? null : `the damaged file is in ${holds.join(', ')}`
}

/** Without its catalog a server cannot start: then its start says the same. */
const faultOfRefusal = (said: string, words: RegExp) =>
  words.test(said) && !/could not read/.test(said) ? null : `it does not start: ${said.slice(0, 400)}`

const isTable = (words: RegExp) => words.source.startsWith('The database')

const backupsIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('Z'))

/** What a server says that is not ready; files are looked at after it has begun to answer. */
async function notReady(origin: string): Promise<string> {
  for (let turn = 0; turn < 200; turn++) {
    const reply = await fetch(`${origin}/health/ready`)
    if (reply.status === 503) return ((await reply.json()) as { message: string }).message
    await pause(100)
  }
  return 'nothing: it is ready'
}

const SOMEBODY = 65_534

/** Folders in the data that the user of the server may read and not write: called that, not damaged. */
async function readOnlyFolders(tally: Tally) {
  const dataDir = join(newFolder('read-only'), 'data')
  const server = await reviveable({ dataDir }, tally)
  await server.stop()
  mkdirSync(join(dataDir, 'files', 'vizionprojects'), { recursive: true })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(dirname(dataDir), 0o755)
    spawnSync('chown', ['-R', `${SOMEBODY}:${SOMEBODY}`, dataDir])
  }
  const user = isRoot ? { uid: SOMEBODY, gid: SOMEBODY } : {}
  for (const folder of [
    '.',
    'database',
    'database/base',
    'database/global',
    'database/pg_wal',
    'files',
    'files/vizionprojects',
    'backups',
  ]) {
    const path = join(dataDir, folder)
    const { mode } = statSync(path)
    chmodSync(path, 0o500)
    const { outcome, said } = await startOn(dataDir, user)
    chmodSync(path, mode)
    if (outcome !== 'ended' || /damaged/.test(said) || !/cannot be (read and )?written \(EACCES\)/.test(said))
      tally.faults.push(`${folder} may not be written: ${outcome}, ${said.slice(0, 300)}`)
  }
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
  await readOnlyFolders(tally)
  return tally
}
