import type { Cents } from '@ramp/domain'

/**
 * An amount spread over others in proportion, so that the shares sum to it exactly. Cents that are left over go to the largest remainders, of
 * equal ones to the first.
 * @param amount what is spread, in cents
 * @param over the amounts it is spread over, none of them negative
 */
export function spread(amount: Cents, over: readonly Cents[]): readonly Cents[] {
  const whole = over.reduce((sum, cents) => sum + cents, 0)
  if (whole === 0) return over.map(() => 0)
  const sign = Math.sign(amount)
  const shares = over.map((cents, place) => {
    const product = BigInt(Math.abs(amount)) * BigInt(cents)
    return { place, cents: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) }
  })
  const left = Math.abs(amount) - shares.reduce((sum, { cents }) => sum + cents, 0)
  const raised = new Set(
    shares
      .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place)
      .slice(0, left)
      .map(({ place }) => place),
  )
  return shares.map(({ place, cents }) => sign * (cents + (raised.has(place) ? 1 : 0)) + 0)
}

export const sumOf = (amounts: readonly { readonly cents: Cents }[]): Cents =>
  amounts.reduce((sum, { cents }) => sum + cents, 0)
