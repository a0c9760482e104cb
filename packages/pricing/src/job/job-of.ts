import type { Analysis, Line, PlacedPart } from '@ramp/domain'
import type { Job, RampLength } from './job.ts'
import { GROUP_OF_ROLE, type PartGroup } from './part-groups.ts'

type Drawing = Pick<Analysis, 'placement' | 'catalogue'>

/**
 * What a drawing and its parts list give a price to work with; what the parts cost the dealer is not known yet.
 * @param lines the parts list at retail, as it is or as it was stored
 */
export function jobOf({ placement: { parts }, catalogue }: Drawing, lines: readonly Line[]): Job {
  const ofRole = (...roles: readonly string[]) => parts.filter(({ item }) => roles.includes(item.role))
  const sections = ofRole('ramp', 'starter-ramp')
  return {
    lines: lines.map((line) => ({ ...lineOf(line), group: groupOf(line, catalogue), cost: null })),
    ramps: rampLengths(sections),
    sections: sections.length,
    platforms: ofRole('platform', 'platform-ext').length,
    stairs: ofRole('stair').length,
    weight: lines.reduce((sum, { weight }) => sum + weight, 0),
  }
}

const lineOf = ({ itemNumber, shortName, description, quantity, unitPrice, weight }: Line) => ({
  itemNumber,
  shortName,
  description,
  quantity,
  list: unitPrice,
  weight,
})

/** A part made to measure is in no catalog: it is priced with the accessories. */
const groupOf = ({ shortName }: Line, { byShortName }: Analysis['catalogue']): PartGroup => {
  const item = byShortName.get(shortName)
  return item ? GROUP_OF_ROLE[item.role] : 'accessories'
}

function rampLengths(sections: readonly PlacedPart[]): readonly RampLength[] {
  const lengths = new Map<string, RampLength>()
  for (const { item, usableWidth, usableLength } of sections) {
    const railing = item.handrails ?? 'NO_RAILS'
    const key = `${usableWidth} ${railing}`
    const before = lengths.get(key)?.length ?? 0
    lengths.set(key, { width: usableWidth, railing, length: before + usableLength })
  }
  return [...lengths.values()].toSorted((a, b) => a.width - b.width || a.railing.localeCompare(b.railing))
}
