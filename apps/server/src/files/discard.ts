import { DatabaseProblem } from '../db/database-problem.ts'
import type { Written } from './file-store.ts'

/**
 * Work that is to name written files. When it has certainly not, they are taken away again; where nobody can say whether it
 * was committed they stay, and the sweep decides.
 */
export async function discardUnlessNamed<Result>(
  written: readonly Written[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DatabaseProblem && error.kind === 'unknown')) await discardAll(written)
    throw error
  }
}

/** What cannot be taken away now is swept later. */
export async function discardAll(written: readonly Written[]): Promise<void> {
  await Promise.allSettled(written.map(({ discard }) => discard()))
}
