import type { Analysis, ItemRole, PartId, Reason } from '@ramp/domain'
import { partTags, settingOut } from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'
import { isAtStructure } from '../../content/support-notes.ts'
import { listedTags } from '../../content/words.ts'

/** Plates between a system and the house, a pad or the ground, of one stock name at one kind of place. */
export type Plates = {
  readonly shortName: string
  readonly quantity: number
  /** Parts that have one. */
  readonly hosts: readonly PartId[]
  readonly isAtDoor: boolean
}

const ROLES: readonly ItemRole[] = [
  'transition-upper',
  'transition-lower',
  'transition-ground',
  'transition-custom',
  'bridge-plate',
]

/** All plates of a parts list. */
export const platesOf = (analysis: Analysis): readonly Plates[] =>
  analysis.partsList.lines
    .filter(({ shortName }) => isPlate(shortName, analysis))
    .flatMap(({ shortName, reasons }) =>
      reasons
        .filter(({ parts }) => parts.length > 0)
        .map((reason) => ({
          shortName,
          quantity: reason.quantity,
          hosts: hostsOf(reason, analysis),
          isAtDoor: isAtStructure(reason.rule),
        })),
    )

const isPlate = (shortName: string, { catalogue }: Analysis): boolean => {
  const item = catalogue.byShortName.get(shortName)
  return item !== undefined && ROLES.includes(item.role)
}

/** The ramps a reason names, else its platforms; of a drawn plate what it lies against. */
function hostsOf({ parts }: Reason, analysis: Analysis): readonly PartId[] {
  const { byId } = settingOut(analysis)
  const { transitions } = analysis.connections
  const system = parts.flatMap((id) => byId.get(id) ?? byId.get(transitions.get(id)?.part ?? '') ?? [])
  const ramps = system.filter(({ placed }) => kindOf(placed) === 'ramp')
  return [...new Set((ramps.length > 0 ? ramps : system).map(({ id }) => id))]
}

/** `PRLT at the lower end of R5`, `MBP60 at A` */
export function plateText({ shortName, quantity, hosts, isAtDoor }: Plates, analysis: Analysis): string {
  const { byId } = settingOut(analysis)
  const tags = partTags(analysis)
  const isRamp = hosts.some((id) => {
    const host = byId.get(id)
    return host !== undefined && kindOf(host.placed) === 'ramp'
  })
  const names = listedTags(hosts.map((id) => tags.get(id) ?? ''))
  const each = hosts.length > 1 && quantity === hosts.length ? 'one each ' : ''
  const end = isRamp ? `the ${isAtDoor ? 'upper' : 'lower'} end of ` : ''
  return hosts.length === 0 ? shortName : `${shortName} ${each}at ${end}${names}`
}

/** The stock name of the plate that the parts list has at an opening of a part; null where it has none. */
export function plateAt(part: PartId, isAtDoor: boolean, analysis: Analysis): string | null {
  const plates = platesOf(analysis).find((one) => one.isAtDoor === isAtDoor && one.hosts.includes(part))
  return plates?.shortName ?? null
}
