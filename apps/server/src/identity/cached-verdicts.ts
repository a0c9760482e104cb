import type { CheckToken } from './access-tokens.ts'

type Verdict = Awaited<ReturnType<CheckToken>>
type Kept = { readonly verdict: Verdict; readonly until: number }

/** A key that its provider has withdrawn lets nobody in for longer than this. */
const KEPT_MS = 60_000
const MOST_KEPT = 5000

/**
 * Checks the signature of a token once a minute and not with every call: a person calls with the same one for an hour.
 * Who was refused is looked at anew each time.
 * @param now milliseconds since 1970
 */
export function cachedVerdicts(check: CheckToken, now: () => number = Date.now): CheckToken {
  const kept = new Map<string, Kept>()
  return async (token) => {
    const known = kept.get(token)
    if (known && now() < known.until) return known.verdict
    const verdict = await check(token)
    kept.delete(token)
    if (verdict.kind === 'valid') {
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
      kept.set(token, { verdict, until: Math.min(now() + KEPT_MS, endOf(verdict.claims)) })
    }
    return verdict
  }
}

/** When a token ends, milliseconds since 1970; one that does not say so is not kept. */
const endOf = ({ exp }: Readonly<Record<string, unknown>>): number =>
  typeof exp === 'number' ? exp * 1000 : 0
