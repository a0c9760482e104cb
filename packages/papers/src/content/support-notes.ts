import {
  type Analysis,
  type ItemRole,
  isInside,
  itemsOfRole,
  listed,
  type OpeningJoint,
  type PartId,
  type PlacedPart,
  pluralOf,
} from '@ramp/domain'
import { partTags, type SetOutPart, settingOut } from '@ramp/solids'
import { kindOf } from './part-facts.ts'
import { middleOf } from './part-letters.ts'
import { quantityWords } from './words.ts'

/** How the parts of a system stand, and what ties them to the structure: as drawn and as the parts list has it. */
export function supportNotes(analysis: Analysis): readonly string[] {
  const { parts } = settingOut(analysis)
  const platforms = parts.filter(({ placed }) => kindOf(placed) === 'platform')
  const tags = partTags(analysis)
  const standing = new Map<string, string[]>()
  for (const part of platforms) {
    const words = standingOf(part, analysis)
    standing.set(words, [...(standing.get(words) ?? []), tags.get(part.id) ?? part.id])
  }
  return [
    ...[...standing].map(([words, names]) => `${listed(names)}: ${words}.`),
    ...structureNotes(analysis),
  ]
}

/** What carries a platform. */
function standingOf({ id, placed }: SetOutPart, analysis: Analysis): string {
  if (placed.item.role === 'landing-pad') return 'on the ground, without legs'
  const own = analysis.legs.filter(({ part, isActive }) => part === id && isActive)
  const missing = own.filter(({ shortName }) => shortName === null).length
  const feet = own.filter(({ shortName, isLowPro }) => shortName !== null && isLowPro).length
  const standard = own.length - missing - feet
  const shared = sharedWith(id, analysis)
  const said = [
    ...(standard > 0 ? [`on ${quantityWords(standard, 'leg')}`] : []),
    ...(feet > 0 ? [`on ${quantityWords(feet, 'low-profile foot', 'low-profile feet')}`] : []),
    ...(lacksLegs(id, analysis) ? [standard + feet > 0 ? 'other legs not ordered' : 'legs not ordered'] : []),
    ...(missing > 0 ? [`${quantityWords(missing, 'leg')} not stocked at this height`] : []),
    ...(own.length < CORNERS && shared !== null ? [`the legs of ${shared}`] : []),
  ]
  const over = isOverPorch(placed, analysis) ? ', over the porch' : ''
  return `${said.length > 0 ? listed(said) : 'no separate legs, supported by the parts it connects to'}${over}`
}

const lacksLegs = (id: PartId, { issues }: Analysis): boolean =>
  issues.some(
    ({ code, parts }) => (code === 'leg.none-ordered' || code === 'leg.switched-off') && parts.includes(id),
  )

const CORNERS = 4

/** The platform whose legs hold the side that both have in common. */
function sharedWith(id: PartId, { connections, ...rest }: Analysis): string | null {
  const joint = connections.joints.find(
    ({ kind, a, b }) =>
      (kind === 'PLATFORM_TO_PLATFORM' || kind === 'PLATFORM_TO_PFEXT') && (a.part === id || b.part === id),
  )
  const other = joint && (joint.a.part === id ? joint.b.part : joint.a.part)
  return other === undefined ? null : (partTags({ connections, ...rest }).get(other) ?? null)
}

const isOverPorch = ({ outline }: PlacedPart, { layout }: Analysis): boolean => {
  const { porch } = layout.site
  return porch?.use === 'over' && isInside(porch.outline, middleOf(outline))
}

/** What ties a system to the structure: as the parts list has it at an entrance. */
export type StructureTie = {
  readonly tag: string
  readonly role: ItemRole
  /** `2 tie straps (PPTS)` */
  readonly item: string
}

const NAMES = {
  'tie-strap': ['tie strap', 'tie straps'],
  'bridge-plate': ['bridge plate', 'bridge plates'],
  'transition-upper': ['upper transition', 'upper transitions'],
  'transition-lower': ['lower transition', 'lower transitions'],
  'transition-custom': ['made-to-measure transition', 'made-to-measure transitions'],
} as const satisfies Partial<Readonly<Record<ItemRole, readonly [one: string, many: string]>>>
type TieRole = keyof typeof NAMES
const TIE_ROLES = Object.keys(NAMES) as readonly TieRole[]

/** Straps and plates that are fastened to the structure (domain 7.5). */
const FASTENED: readonly ItemRole[] = ['tie-strap', 'bridge-plate', 'transition-upper', 'transition-custom']

export const structureTies = (analysis: Analysis): readonly StructureTie[] =>
  entrancesOf(analysis).flatMap((entrance) => tiesAt(entrance, analysis))

const entrancesOf = ({ connections }: Analysis): readonly OpeningJoint[] =>
  connections.openings.filter(({ use }) => use === 'entrance')

function tiesAt({ end, transition }: OpeningJoint, analysis: Analysis): readonly StructureTie[] {
  const tag = partTags(analysis).get(end.part) ?? ''
  return TIE_ROLES.flatMap((role) => {
    const items = new Set(itemsOfRole(analysis.catalogue, role).map(({ shortName }) => shortName))
    return analysis.partsList.lines.flatMap(({ shortName, reasons }) => {
      const reason = reasons.find(
        ({ rule, parts }) =>
          isAtStructure(rule) &&
          parts.includes(end.part) &&
          (transition === null || parts.includes(transition)),
      )
      if (!reason || !items.has(shortName)) return []
      const own = entrancesOf(analysis).filter((one) => reason.parts.includes(one.end.part)).length
      const count = Math.round(reason.quantity / Math.max(1, own))
      return [
        { tag, role, item: `${count} ${pluralOf(count, NAMES[role][0], NAMES[role][1])} (${shortName})` },
      ]
    })
  })
}

/** Whether a rule of the parts list is about an entrance (domain 7.10 connections). */
export const isAtStructure = (rule: string): boolean =>
  rule.includes('at the structure') || rule.startsWith('drawn at the entrance')

function structureNotes(analysis: Analysis): readonly string[] {
  const tags = partTags(analysis)
  const entrances = entrancesOf(analysis)
  if (entrances.length === 0) return ['Connection to the structure: not entered.']
  const edge = analysis.layout.site.porch?.use === 'start' ? 'porch edge' : 'sill'
  const ties = structureTies(analysis)
  const isAnchored = ties.some(({ role }) => FASTENED.includes(role))
  const untied = entrances
    .map(({ end }) => tags.get(end.part) ?? '')
    .filter((tag) => !ties.some((tie) => tie.tag === tag))
  return [
    ...ties.map(({ tag, role, item }) =>
      role === 'tie-strap'
        ? `${tag} is tied to the structure with ${item}.`
        : `${tag} is at the ${edge} with ${item}.`,
    ),
    ...untied.map((tag) => `${tag} is at the structure. The parts list has nothing that ties it.`),
    isAnchored ? 'Anchored to the structure there.' : 'Not anchored to the structure.',
  ]
}
