import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { root } from '../steps/root.mjs'
import { serverFlags } from '../steps/targets.mjs'
import { fillWithPreparedData } from '../steps/trial.mjs'

export type StartedServer = {
  readonly origin: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** What it has said on standard error. */
  readonly complaints: () => string
  /** How the process ended; stays open while it runs. */
  readonly ended: Promise<Ending>
  /** Memory that the process holds, in bytes. */
  readonly memory: () => number
  /** What the process has computed so far, in seconds of one processor. */
  readonly computed: () => number
  /** Tells it to stop in order, and waits. */
  readonly stop: () => Promise<Ending>
}

type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

type Start = {
  /** The program: a bundle of the server. */
  readonly main: string
  readonly port: number
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  /** How long it may take to tell its address, in milliseconds. */
  readonly patience?: number
}

/** A first start creates a database, and the machine may have other work. */
const PATIENCE = 300_000

/** For runs that look at the work of a server, and not at how soon it sends somebody away. */
export const NO_LIMITS = {
  CALLS_PER_PERSON: '1000000000',
  CALLS_PER_ADDRESS: '1000000000',
  LOGINS_PER_ADDRESS: '1000000',
}

/**
 * A server as a process of its own, ready to answer: it tells its address (`http…`) on standard output once it listens.
 * Throws with what it said when it ends before, or says nothing of the kind.
 */
export async function startServer(start: Start): Promise<StartedServer> {
  const { main, port, dataDir, env = {}, patience = PATIENCE } = start
  fillWithPreparedData(dataDir)
  const child = spawn(process.execPath, [...serverFlags, main], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-20_000)
  })
  const leaveNothing = () => child.kill('SIGKILL')
  process.once('exit', leaveNothing)
  const ended = new Promise<Ending>((resolve) =>
    child.once('exit', (code, signal) => {
      process.off('exit', leaveNothing)
      resolve({ code, signal })
    }),
  )
  const outcome = await Promise.race([addressTold(child.stdout), ended, afterwards(patience)])
  if (outcome !== 'told') {
    leaveNothing()
    const why = outcome === 'silent' ? `did not tell its address within ${patience} ms` : 'did not start'
    throw new Error(`The server ${why}. ${said}`)
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    process: child,
    complaints: () => said,
    ended,
    memory: () => residentBytes(child.pid ?? 0),
    computed: () => processorSeconds(child.pid ?? 0),
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** It may have other things to say before it tells its address, and may tell it in pieces. */
const addressTold = (output: Readable) =>
  new Promise<'told'>((resolve) => {
    let told = ''
    output.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-1000)
      if (told.includes('http')) resolve('told')
    })
  })

const afterwards = (milliseconds: number) =>
  new Promise<'silent'>((resolve) => {
    // Whoever waits for nothing else is not kept by this.
    setTimeout(() => resolve('silent'), milliseconds).unref()
  })

/** Memory of a process that is in the machine right now, in bytes; 0 where the system does not tell. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}

/** Ticks of the processor that Linux counts in a second. */
const TICKS = 100

/** What a process has computed; 0 where the system does not tell. */
function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may hold spaces; fields are counted after its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return 0
  }
}
