import { distinct } from '../../base/distinct.ts'
import { groupBy } from '../../base/group-by.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Bracing } from '../bracing/brace.ts'
import type { Leg } from '../legs/leg.ts'
import { type Missing, type PartRequirement, requirePart } from './part-requirement.ts'

const LEGS_PER_PAIR = 2
const LEGS_SOURCE = 'domain 7.10 legs'

/** Legs by length, paired over everything that is listed together; low-profile feet by ramp pair and by platform set. */
export function requirementsOfLegs(
  legs: readonly Leg[],
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const standing = new Map<string, PartId[]>()
  const feet = new Map<string, PartId[]>()
  // Those that nothing is stocked for are told of elsewhere.
  for (const { isActive, isLowPro, shortName, part } of legs)
    if (isActive && shortName !== null) note(isLowPro ? feet : standing, shortName, part)
  const asks: (PartRequirement | Missing)[] = []
  for (const [shortName, parts] of standing) asks.push(legAsk(shortName, parts, catalogue))
  for (const [shortName, parts] of feet) asks.push(footAsk(shortName, parts, catalogue))
  return asks
}

/** The part of every leg of an item, as often as it has such legs. */
function note(legs: Map<string, PartId[]>, shortName: string, part: PartId) {
  const held = legs.get(shortName)
  if (held) held.push(part)
  else legs.set(shortName, [part])
}

const legAsk = (shortName: string, legs: readonly PartId[], { byShortName }: Catalogue) =>
  requirePart(byShortName.get(shortName) ?? null, {
    quantity: legs.length,
    perPack: LEGS_PER_PAIR,
    role: shortName,
    rule: 'surface height: shortest leg longer than it, in pairs',
    source: LEGS_SOURCE,
    parts: distinct(legs),
  })

/** One set serves a platform, however many pockets it has; else feet come in pairs for each part (domain 7.10, legs, 2). */
function footAsk(shortName: string, feet: readonly PartId[], { byShortName }: Catalogue) {
  const item = byShortName.get(shortName) ?? null
  const isSet = item?.role === 'foot-low-profile-platform'
  let quantity = 0
  for (const own of groupBy(feet, (part) => part).values())
    quantity += isSet ? 1 : Math.ceil(own.length / LEGS_PER_PAIR)
  return requirePart(item, {
    quantity,
    role: shortName,
    rule: 'surface under 6.5 in: low-profile foot',
    source: LEGS_SOURCE,
    parts: distinct(feet),
  })
}

/** One item for every active brace. */
export function requirementsOfBraces(
  { braces }: Bracing,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  if (braces.length === 0) return []
  const groups = groupBy(
    braces.filter(({ isActive }) => isActive),
    ({ shortName }) => shortName,
  )
  return [...groups].map(([shortName, ofItem]) =>
    requirePart(catalogue.byShortName.get(shortName) ?? null, {
      quantity: ofItem.length,
      role: shortName,
      rule: 'surface height calls for braces',
      source: 'domain 7.10 bracing',
      parts: distinct(ofItem.map(({ part }) => part)),
    }),
  )
}
