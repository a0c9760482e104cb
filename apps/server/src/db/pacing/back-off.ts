/** Whether it is worth asking a database that did not answer, so that a call is refused at once instead of waiting. */
export type BackOff = {
  readonly mayTry: () => boolean
  readonly worked: () => void
  readonly failed: () => void
  /** It was not asked after all. */
  readonly leftOut: () => void
}

const FIRST_MS = 200
const LONGEST_MS = 5000

/**
 * After a failure nobody asks for a while, twice as long after each, up to five seconds; then one asks for all, and the
 * others are refused until it is answered.
 */
export function backOff(now: () => number = Date.now): BackOff {
  let waitMs = 0
  let closedUntil = 0
  let isTrying = false
  return {
    mayTry() {
      if (waitMs === 0) return true
      if (isTrying || now() < closedUntil) return false
      isTrying = true
      return true
    },
    worked() {
      waitMs = 0
      isTrying = false
    },
    leftOut() {
      isTrying = false
    },
    failed() {
      // Those that asked at the same moment count as one.
      if (waitMs > 0 && !isTrying) return
      isTrying = false
      waitMs = Math.min(waitMs * 2 || FIRST_MS, LONGEST_MS)
      closedUntil = now() + waitMs
    },
  }
}
