import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another server works on the same data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
}

/**
 * Takes the data folder for this process: two processes on one embedded database destroy each other's data. The lock
 * lies beside the folder and names its holder; it is taken over only when that process is gone, never because it
 * looks stuck.
 */
export function lockData(folder: string): { readonly release: () => void } {
  const file = `${folder}.lock`
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) })
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return { release: () => releaseLock(file, mine) }
    const held = read(file)
    if (held === null) continue
    const holder = holderOf(held)
    if (holder !== null && isRunning(holder)) throw inUse(folder, String(holder.pid))
    removeStale(file, held)
  }
  throw inUse(folder, 'unknown')
}

const inUse = (folder: string, pid: string) =>
  new DataInUse(
    `Another server (process ${pid}) already works on ${folder}. Stop it first, or give this one its own DATA_DIR.`,
  )

type Holder = { readonly pid: number; readonly started: string | null }

function create(file: string, content: string): boolean {
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
    return typeof pid === 'number' ? { pid, started: typeof started === 'string' ? started : null } : null
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
  const aside = `${file}.${process.pid}`
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

function releaseLock(file: string, mine: string) {
  if (read(file) === mine) rmSync(file, { force: true })
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
