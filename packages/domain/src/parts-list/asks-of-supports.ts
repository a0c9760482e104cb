import type { Bracing } from '../bracing/brace.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupBy } from '../group-by.ts'
import type { Leg } from '../legs/leg.ts'
import { type Ask, ask, type Missing } from './ask.ts'

const LEGS_PER_PAIR = 2

/** Legs by length, paired over everything that is listed together; low-profile feet by ramp pair and by platform set. */
export function asksOfLegs(legs: readonly Leg[], catalogue: Catalogue): (Ask | Missing)[] {
  const active = legs.filter(({ isActive, shortName }) => isActive && shortName !== null)
  const feet = active.filter(({ isLowPro }) => isLowPro)
  const standing = active.filter(({ isLowPro }) => !isLowPro)
  return [
    ...[...groupBy(standing, ({ shortName }) => shortName).values()].map((group) =>
      legAsk(group, 'surface height: shortest leg longer than it, in pairs', catalogue, {
        quantity: group.length,
        perPack: LEGS_PER_PAIR,
      }),
    ),
    ...[...groupBy(feet, ({ shortName, part }) => `${shortName} ${part}`).values()].map((group) => {
      const isSet = catalogue.byShortName.get(group[0]?.shortName ?? '')?.role === 'foot-low-profile-platform'
      return legAsk(group, 'surface under 6.5 in: low-profile foot', catalogue, {
        // One set serves a platform, however many pockets it has (domain 7.10, legs, 2).
        quantity: isSet ? 1 : Math.ceil(group.length / LEGS_PER_PAIR),
      })
    }),
  ]
}

function legAsk(
  legs: readonly Leg[],
  rule: string,
  catalogue: Catalogue,
  amount: Pick<Ask, 'quantity' | 'perPack'>,
): Ask | Missing {
  const name = legs[0]?.shortName ?? ''
  const parts = [...new Set(legs.map(({ part }) => part))]
  return ask(catalogue.byShortName.get(name) ?? null, {
    ...amount,
    role: name,
    rule,
    source: 'domain 7.10 legs',
    parts,
  })
}

/** One item for every active brace. */
export function asksOfBraces({ braces }: Bracing, catalogue: Catalogue): (Ask | Missing)[] {
  const groups = groupBy(
    braces.filter(({ isActive }) => isActive),
    ({ shortName }) => shortName,
  )
  return [...groups].map(([shortName, ofItem]) =>
    ask(catalogue.byShortName.get(shortName) ?? null, {
      quantity: ofItem.length,
      role: shortName,
      rule: 'surface height calls for braces',
      source: 'domain 7.10 bracing',
      parts: [...new Set(ofItem.map(({ part }) => part))],
    }),
  )
}
