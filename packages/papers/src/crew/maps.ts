import { type Analysis, type PartId, railChoices } from '@ramp/domain'
import { type Block, lengthText, paragraph, type TableColumn, tableOf } from '@ramp/drafting'
import { partTags, settingOut, taggedBraces, taggedClosures, taggedLegs } from '@ramp/solids'
import { counted, listed } from '../content/words.ts'

const BRACES = { angle: 'angle brace', cross: 'cross brace' } as const

/** Which brace stands between which legs. */
export function braceBlock(analysis: Analysis, width: number): Block {
  const heading = 'Braces'
  const braces = taggedBraces(analysis)
  if (braces.length === 0) return { heading, rows: [paragraph('No braces.', width)] }
  const names = partTags(analysis)
  const columns: readonly TableColumn<(typeof braces)[number]>[] = [
    { title: 'Tag', cell: ({ tag }) => tag, weight: 'bold' },
    { title: 'What', cell: ({ brace }) => BRACES[brace.kind] },
    { title: 'Stock', cell: ({ stock }) => stock },
    { title: 'Under', cell: ({ brace }) => names.get(brace.part) ?? '' },
    { title: 'At legs', cell: ({ legs }) => listed(legs.map(({ tag }) => tag)), isFlexible: true },
  ]
  return { heading, remark: 'B on the plan', ...tableOf(columns, braces, width) }
}

type Railed = { readonly name: string; readonly rails: string }

/** Railed sides of platforms, what each rail end of a ramp meets, and the closures with their openings. */
export function railBlock(analysis: Analysis, width: number): Block {
  const heading = 'Rails and closures'
  const names = partTags(analysis)
  const { parts } = settingOut(analysis)
  const railed = parts.flatMap(({ id }): Railed[] => {
    const rails = railsOf(id, analysis)
    return rails === null ? [] : [{ name: names.get(id) ?? '', rails }]
  })
  const closures = taggedClosures(analysis).map(
    ({ tag, closure }): Railed => ({
      name: tag,
      rails: `closure at ${names.get(closure.platform) ?? 'its platform'}, opening ${lengthText(closure.width, 'opening')}`,
    }),
  )
  const all = [...railed, ...closures]
  const columns: readonly TableColumn<Railed>[] = [
    { title: 'Part', cell: ({ name }) => name, weight: 'bold' },
    { title: 'Rails, seen with the entrance at the top', cell: ({ rails }) => rails, isFlexible: true },
  ]
  if (all.length === 0) return { heading, rows: [paragraph('No rails and no closures.', width)] }
  return { heading, ...tableOf(columns, all, width) }
}

const ENDS = { TOP: 'upper end', BOTTOM: 'lower end' } as const
const MEETS = { ramp: 'goes on', closure: 'to a closure' } as const

function railsOf(id: PartId, { platformRails, railEnds, layout, placement }: Analysis): string | null {
  const rails = platformRails.get(id)
  if (rails) {
    const { length } = rails.sides
    return length === 0
      ? 'no rails'
      : `rails on ${length} ${length === 1 ? 'side' : 'sides'}, ${sidesText(rails.sides)}`
  }
  const ends = railEnds.filter(({ part }) => part === id)
  if (ends.length === 0) return null
  const free = railChoices(layout.project, placement).loops(id) ? 'loop' : 'cap'
  return (['TOP', 'BOTTOM'] as const)
    .flatMap((end) => {
      const at = ends
        .filter((one) => one.end === end)
        .map(({ meets }) => (meets === 'nothing' ? free : MEETS[meets]))
      return at.length === 0 ? [] : [`${ENDS[end]}: ${counted(at)}`]
    })
    .join('; ')
}

const SIDES = { TOP: 'top', RIGHT: 'right', BOTTOM: 'bottom', LEFT: 'left' } as const
const sidesText = (sides: readonly (keyof typeof SIDES)[]): string => listed(sides.map((side) => SIDES[side]))

/** Tags of all legs as one word: `L1 to L12`. */
export function legRange(analysis: Analysis): string {
  const legs = taggedLegs(analysis)
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return ''
  return first === last ? first.tag : `${first.tag} to ${last.tag}`
}
