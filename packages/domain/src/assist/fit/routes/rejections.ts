import type { Inches } from '../../../base/units.ts'

/** What a candidate died of that a person is told, nearest to success first found. */
export type Rejection = {
  readonly rule: number
  readonly code: 'misses-the-end' | 'foot-slopes' | 'too-low' | 'too-high' | 'no-guards'
  /** What stands there, for a sentence. */
  readonly name: string
  readonly need: Inches
  readonly have: Inches
  /** How many flights were laid before it died, and how much of the length was missing. */
  readonly missing: Inches
}

/** How often each thing stood in the way of candidates, by its name, and the nearest of everything else that kills them. */
export type Rejections = {
  readonly inTheWay: Map<string, number>
  readonly nearest: Map<string, Rejection>
}

export const noRejections = (): Rejections => ({ inTheWay: new Map(), nearest: new Map() })

/** What there is costs to work out, so it is asked of the nearest only. */
type Death = Omit<Rejection, 'have'> & { readonly have: () => Inches }

export function kill({ nearest }: Rejections, rejection: Death): void {
  const key = `${rejection.code} ${rejection.name}`
  const held = nearest.get(key)
  if (!held || rejection.missing < held.missing) nearest.set(key, { ...rejection, have: rejection.have() })
}
