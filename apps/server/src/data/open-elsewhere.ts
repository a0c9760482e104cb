import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Contents, contents } from './manifest.ts'

const run = promisify(execFile)

const LONGEST_MS = 600_000

/** Opens a packed database in a program of its own: it takes seconds, and the server's callers do not wait for them. */
export const openElsewhere =
  (program: string) =>
  async (file: string, signal?: AbortSignal): Promise<Contents> => {
    const { stdout } = await run(process.execPath, [program, 'verify', file], {
      timeout: LONGEST_MS,
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      throw new Error(said.split('\n').at(-1) || 'it cannot be opened')
    })
    return contents.parse(JSON.parse(stdout))
  }
