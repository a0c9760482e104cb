import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { basename, dirname, join } from 'node:path'

/** Another server works on the same data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
}

export type DataLock = { readonly release: () => void }

/**
 * Takes the data folder for this process: two processes on one embedded database destroy each other's data. The lock
 * lies beside the folder and names its holder; it is taken over only when that process is gone, never because it
 * looks stuck. A socket beside it answers as long as the holder lives: containers on one folder do not see each other's
 * processes, and count them from 1.
 */
export async function lockData(folder: string): Promise<DataLock> {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  const life = await showLife(`${folder}.alive-${randomUUID().slice(0, 8)}`)
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), socket: life.socket })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (create(file, mine)) return { release: () => releaseLock(file, mine, life) }
      const held = read(file)
      if (held === null) continue
      const holder = holderOf(held)
      if (holder !== null && (isRunning(holder) || (await answers(dirname(file), holder))))
        throw inUse(folder, String(holder.pid))
      removeStale(file, held)
      if (holder?.socket) rmSync(join(dirname(file), holder.socket), { force: true })
    }
    throw inUse(folder, 'unknown')
  } catch (error) {
    life.end()
    throw error
  }
}

const inUse = (folder: string, pid: string) =>
  new DataInUse(
    `Another server (process ${pid}) already works on ${folder}. Stop it first, or give this one its own DATA_DIR.`,
  )

type Life = { readonly socket: string | null; readonly end: () => void }

/** Listens on a socket in the folder; on a disk that has no sockets, or under too long a path, nowhere. */
async function showLife(path: string): Promise<Life> {
  const server = createServer((caller) => caller.destroy())
  const isListening = await listens(server, path)
  return { socket: isListening ? basename(path) : null, end: () => void server.close() }
}

const listens = (server: Server, path: string) =>
  new Promise<boolean>((resolve) => {
    if (process.platform === 'win32') return resolve(false)
    server.once('error', () => resolve(false))
    server.listen(path, () => resolve(true)).unref()
  })

/** Whether somebody listens on a holder's socket. Only a refusal and a socket that is gone say that nobody does. */
const answers = (folder: string, { socket }: Holder) =>
  new Promise<boolean>((resolve) => {
    if (socket === null) return resolve(false)
    const caller = connect(join(folder, socket))
    caller
      .once('connect', () => resolve(true))
      .once('error', (error) => resolve(!GONE.has(codeOf(error) ?? '')))
    caller.once('close', () => caller.destroy())
    caller.on('connect', () => caller.destroy())
  })

const GONE = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])

type Holder = {
  readonly pid: number
  readonly started: string | null
  /** Name of its socket beside the lock; null where it has none. */
  readonly socket: string | null
}

/** The lock comes with its content at once: an empty one would look like what a power cut leaves. */
function create(file: string, content: string): boolean {
  const written = `${file}.${process.pid}-${randomUUID().slice(0, 8)}`
  try {
    writeFileSync(written, content, { flag: 'wx', mode: 0o600 })
    return link(written, file) ?? writeWhereNone(file, content)
  } finally {
    rmSync(written, { force: true })
  }
}

/** Whether the file got the name; null where the disk has no links. */
function link(from: string, to: string): boolean | null {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : null
  }
}

function writeWhereNone(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function holderOf(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return null
    const { pid, started } = value
    const socket = 'socket' in value && typeof value.socket === 'string' ? basename(value.socket) : null
    return typeof pid === 'number'
      ? { pid, started: typeof started === 'string' ? started : null, socket }
      : null
  } catch {
    return null
  }
}

/** A process number is used again some day; the moment of its start tells two of them apart. */
function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  const now = startOf(pid)
  return started === null || now === null || now === started
}

/** When a process started, as this system tells it; null where it does not. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name of the program may hold spaces; fields are counted after its closing bracket.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
      return ticks === undefined ? null : `${boot} ${ticks}`
    }
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** Moves the stale lock away and makes sure that it is still the one that was read. */
function removeStale(file: string, held: string) {
  const aside = `${file}.stale-${randomUUID().slice(0, 8)}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (read(aside) !== held) putBack(aside, file)
  rmSync(aside, { force: true })
}

function putBack(aside: string, file: string) {
  try {
    linkSync(aside, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

function releaseLock(file: string, mine: string, life: Life) {
  if (read(file) === mine) rmSync(file, { force: true })
  life.end()
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
