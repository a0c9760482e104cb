import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NotTried, type OpenedDump, openedDump } from '../backups/backups.ts'

const run = promisify(execFile)

const LONGEST_MS = 600_000

/** Opens a backup in a program of its own: it takes seconds, and the server's callers do not wait for them. */
export const openElsewhere =
  (program: string) =>
  async (file: string, signal?: AbortSignal): Promise<OpenedDump> => {
    const { stdout } = await run(process.execPath, [program, 'verify', file], {
      timeout: LONGEST_MS,
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      const code = error instanceof Error && 'code' in error ? error.code : null
      // It was ended from outside, or never began.
      if (typeof code !== 'number') throw new NotTried(String(code ?? 'it was ended by force'))
      throw new Error(said.split('\n').at(-1) || 'it cannot be opened')
    })
    return openedDump.parse(JSON.parse(stdout))
  }
