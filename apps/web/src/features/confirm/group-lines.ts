import type { Catalogue, ItemType, Line } from '@ramp/domain'

/** Headings of the parts list in the order of the build, and the kinds of items below each. */
const GROUPS: readonly { readonly name: string; readonly types: readonly ItemType[] }[] = [
  { name: 'Platforms', types: ['PLATFORM', 'PLATFORM_EXT', 'LANDING_PAD'] },
  { name: 'Ramps', types: ['RAMP'] },
  { name: 'Stairs', types: ['STAIR'] },
  { name: 'Transitions', types: ['TRANSITION', 'UNIVERSAL_TRANSITION', 'THRESHOLD', 'ARR'] },
  { name: 'Connections', types: ['CONNECTOR'] },
  { name: 'Rail ends', types: ['RAIL_END', 'CHILD_RAIL'] },
  { name: 'Closures', types: ['CLOSURE'] },
  { name: 'Legs', types: ['LEG', 'FOOT'] },
  { name: 'Bracing', types: ['BRACE'] },
]
const THE_REST = 'Add-ons'

export type LineGroup = { readonly name: string; readonly lines: readonly Line[] }

/** The lines of a parts list under their headings; headings without lines are left out. */
export function groupLines(
  lines: readonly Line[],
  { byShortName }: Pick<Catalogue, 'byShortName'>,
): readonly LineGroup[] {
  const nameOf = ({ shortName }: Line) => {
    const type = byShortName.get(shortName)?.itemType
    return GROUPS.find(({ types }) => type !== undefined && types.includes(type))?.name ?? THE_REST
  }
  return [...GROUPS.map(({ name }) => name), THE_REST]
    .map((name) => ({ name, lines: lines.filter((line) => nameOf(line) === name) }))
    .filter((group) => group.lines.length > 0)
}
