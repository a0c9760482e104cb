import type { PGlite } from '@electric-sql/pglite'

/** What the watch touches of the engine's module. */
type EngineModule = {
  _PostgresMainLoopOnce: () => void
  stackRestore: (to: unknown) => void
  _PostgresSendReadyForQueryIfNecessary: () => void
  _pgl_pq_flush: () => void
}

/** How PostgreSQL jumps back to its beginning after a statement that it refused; every other way out is its end. */
const JUMP = 100

/**
 * Ends a call with the error that the engine died of. As it comes, the engine swallows that error: it then answers as
 * if it had saved, or is asked again for ever. Asked once more after its end, it throws the same again.
 */
export function watched(pg: PGlite): PGlite {
  // The class calls these by their names on its module, which it does not show.
  const { mod } = pg as unknown as { readonly mod: EngineModule }
  let end: { readonly reason: unknown } | null = null
  const whileAlive =
    <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      if (!end) work(...given)
    }
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = mod
  mod._PostgresMainLoopOnce = () => {
    try {
      if (!end) runOnce()
    } catch (error) {
      if (!isJump(error)) end = { reason: error }
      throw error
    }
    if (end) throw end.reason
  }
  mod.stackRestore = (to) => {
    if (end) throw new EngineEnd(end.reason)
    stackRestore(to)
  }
  mod._PostgresSendReadyForQueryIfNecessary = whileAlive(mod._PostgresSendReadyForQueryIfNecessary)
  mod._pgl_pq_flush = whileAlive(mod._pgl_pq_flush)
  return pg
}

/** The engine came to its end in the middle of a call. */
class EngineEnd extends Error {
  override readonly name = 'EngineEnd'
  constructor(reason: unknown) {
    super(`The database engine stopped: ${reason instanceof Error ? reason.message : 'it ended itself'}`)
  }
}

const isJump = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === JUMP
