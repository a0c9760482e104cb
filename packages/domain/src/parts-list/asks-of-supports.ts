import type { Bracing } from '../bracing/brace.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupBy } from '../group-by.ts'
import type { Leg } from '../legs/leg.ts'
import { type Ask, ask, type Missing } from './ask.ts'

const LEGS_PER_PAIR = 2

/** Legs by length, paired over everything that is listed together; low-profile feet by ramp pair and by platform set. */
export function asksOfLegs(legs: readonly Leg[], catalogue: Catalogue): (Ask | Missing)[] {
  const active = legs.filter(({ isActive }) => isActive)
  const feet = byName(active.filter(({ isLowPro }) => isLowPro))
  const standing = byName(active.filter(({ isLowPro }) => !isLowPro))
  return [
    ...standing.map((group) =>
      legAsk(group, 'surface height: shortest leg longer than it, in pairs', catalogue, {
        quantity: group.legs.length,
        perPack: LEGS_PER_PAIR,
      }),
    ),
    ...feet.map((group) =>
      legAsk(group, 'surface under 6.5 in: low-profile foot', catalogue, {
        quantity: footSets(group, catalogue),
      }),
    ),
  ]
}

type LegGroup = { readonly shortName: string; readonly legs: readonly Leg[] }

/** Legs of one stock item together; those that nothing is stocked for are told of elsewhere. */
const byName = (legs: readonly Leg[]): readonly LegGroup[] =>
  [...groupBy(legs, ({ shortName }) => shortName)].flatMap(([shortName, own]) =>
    shortName === null ? [] : [{ shortName, legs: own }],
  )

/** One set serves a platform, however many pockets it has; else feet come in pairs for each part (domain 7.10, legs, 2). */
function footSets({ shortName, legs }: LegGroup, { byShortName }: Catalogue): number {
  const isSet = byShortName.get(shortName)?.role === 'foot-low-profile-platform'
  return [...groupBy(legs, ({ part }) => part).values()]
    .map((own) => (isSet ? 1 : Math.ceil(own.length / LEGS_PER_PAIR)))
    .reduce((total, sets) => total + sets, 0)
}

function legAsk(
  { shortName, legs }: LegGroup,
  rule: string,
  catalogue: Catalogue,
  amount: Pick<Ask, 'quantity' | 'perPack'>,
): Ask | Missing {
  return ask(catalogue.byShortName.get(shortName) ?? null, {
    ...amount,
    role: shortName,
    rule,
    source: 'domain 7.10 legs',
    parts: [...new Set(legs.map(({ part }) => part))],
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
