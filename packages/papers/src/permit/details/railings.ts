import { type Analysis, distance, type Handrails, type Inches, type Point } from '@ramp/domain'
import {
  type Bar,
  measuresOf,
  partTags,
  railLineAt,
  type SetOutPart,
  settingOut,
  solidsOf,
} from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'

/** One bar of a railing as it is seen from its side: along the railing, and over the deck. */
export type RailBar = {
  readonly role: 'handrail' | 'post' | 'picket'
  readonly from: { readonly x: Inches; readonly z: Inches }
  readonly to: { readonly x: Inches; readonly z: Inches }
  readonly size: Inches
}

/** A railing of one kind, at the first part that has it. */
export type RailingSeen = {
  readonly tag: string
  readonly handrails: Handrails
  readonly hasChildRail: boolean
  readonly bars: readonly RailBar[]
}

const RAILED: readonly string[] = ['handrail', 'post', 'picket']

/** Every kind of railing a system has, once, in the order of the walk; a stair's is in the detail of the stair. */
export function railingsOf(analysis: Analysis): readonly RailingSeen[] {
  const seen = new Map<string, RailingSeen>()
  for (const part of settingOut(analysis).parts) {
    if (kindOf(part.placed) === 'stair') continue
    const railing = railingAlong(part, analysis)
    if (railing && !seen.has(kindOfRailing(railing))) seen.set(kindOfRailing(railing), railing)
  }
  return [...seen.values()]
}

/** The same for railings that look alike. */
export const kindOfRailing = ({ handrails, bars }: RailingSeen): string =>
  `${handrails} ${handrails === 'HORZ_PICKET' ? '' : bars.filter((one) => one.role === 'handrail').length}`

/** The railing along a part; null where it has none. */
export function railingAlong(part: SetOutPart, analysis: Analysis): RailingSeen | null {
  const { handrails } = part.placed.item
  if (handrails === null || handrails === 'NO_RAILS') return null
  const bars = barsAlong(part, analysis)
  if (bars.length === 0) return null
  const count = bars.filter((one) => one.role === 'handrail').length
  const tag = partTags(analysis).get(part.id) ?? ''
  return { tag, handrails, hasChildRail: count > USUAL[handrails], bars }
}

/** Bars along a railing that has no child rail. */
const USUAL: Readonly<Record<Handrails, number>> = {
  NO_RAILS: 0,
  TWO_LINE: 2,
  VERT_PICKET: 2,
  GUARDS: 3,
  HORZ_PICKET: 1,
}

const IN_LINE: Inches = 1
const SHORTEST: Inches = 6

/** The bars of one side of a part, from its longest rail. */
function barsAlong(part: SetOutPart, analysis: Analysis): readonly RailBar[] {
  const bars = solidsOf(analysis).filter(
    (one): one is Bar =>
      one.kind === 'bar' &&
      one.owner.kind === 'part' &&
      one.owner.id === part.id &&
      RAILED.includes(one.role),
  )
  const [line] = bars
    .filter(({ role }) => role === 'handrail')
    .toSorted((a, b) => distance(b.from, b.to) - distance(a.from, a.to))
  if (!line) return []
  const length = distance(line.from, line.to)
  if (length < SHORTEST) return []
  const way = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length }
  const seenFrom = ({ x, y }: Point) => {
    const [dx, dy] = [x - line.from.x, y - line.from.y]
    return { along: dx * way.x + dy * way.y, aside: dx * way.y - dy * way.x }
  }
  const { top } = part.height
  const isLevel = Math.abs(line.from.z - line.to.z) < 0.01
  const low = isLevel ? top : railLineAt(part, 'BOTTOM', measuresOf(analysis.layout.project.product))
  const deckAt = (along: Inches) => top + ((low - top) * along) / length
  return bars.flatMap(({ role, from, to, size }): RailBar[] => {
    const [a, b] = [seenFrom(from), seenFrom(to)]
    const isHere = [a, b].every(
      ({ along, aside }) => Math.abs(aside) < IN_LINE && along > -IN_LINE && along < length + IN_LINE,
    )
    if (!isHere || (role !== 'handrail' && role !== 'post' && role !== 'picket')) return []
    return [
      {
        role,
        from: { x: a.along, z: from.z - deckAt(a.along) },
        to: { x: b.along, z: to.z - deckAt(b.along) },
        size,
      },
    ]
  })
}

/** Where a hand lies on the highest rail, over the deck. */
export const railTopOf = ({ bars }: Pick<RailingSeen, 'bars'>): Inches =>
  Math.max(0, ...bars.flatMap(({ role, from, size }) => (role === 'handrail' ? [from.z + size / 2] : [])))

/** Heights of the middles of the rails that run along, over the deck, from the top. */
export const railHeightsOf = ({ bars }: Pick<RailingSeen, 'bars'>): readonly Inches[] => [
  ...new Set(
    bars
      .filter(({ role }) => role === 'handrail')
      .map(({ from }) => Math.round(from.z * 16) / 16)
      .toSorted((a, b) => b - a),
  ),
]
