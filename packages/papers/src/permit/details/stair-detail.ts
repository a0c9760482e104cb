import { type Analysis, counted, type Inches, type Point } from '@ramp/domain'
import { dimensionMarks, INK, lengthText, letters, type Marks, SCALES, SIZE } from '@ramp/drafting'
import {
  type Measures,
  measuresOf,
  partTags,
  type SetOutPart,
  type Solid,
  settingOut,
  solidsOf,
  stepsOf,
} from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'
import {
  boxOf,
  type Corner,
  type Detail,
  type Draft,
  groundLine,
  labelMarks,
  solidOutline,
} from './detail.ts'
import { heightWords } from './section-detail.ts'

/** Stairs that differ, each once: seen from the side, at half an inch to the foot. */
export function stairDetails(analysis: Analysis): readonly Detail[] {
  const names = partTags(analysis)
  const stairs = settingOut(analysis).parts.filter(({ placed }) => kindOf(placed) === 'stair')
  const kinds = new Map<string, SetOutPart>()
  for (const stair of stairs) {
    const { placed, height, covers } = stair
    const key = `${placed.item.shortName} ${(height.top - height.bottom).toFixed(2)} ${covers.toFixed(1)}`
    if (!kinds.has(key)) kinds.set(key, stair)
  }
  return [...kinds.values()].map((stair) => stairDetail(stair, analysis, names.get(stair.id) ?? ''))
}

type StairSeen = { readonly stair: SetOutPart; readonly seen: readonly Seen[]; readonly measures: Measures }
type Seen = { readonly role: Solid['role']; readonly corners: readonly Corner[] }

function stairDetail(stair: SetOutPart, analysis: Analysis, tag: string): Detail {
  const seen = seenFromSide(stair, analysis)
  const measures = measuresOf(analysis.layout.project.product)
  const { height, covers } = stair
  const rise = height.top - height.bottom
  const highest = Math.max(rise, ...seen.flatMap(({ corners }) => corners.map(({ z }) => z)))
  const lowest = Math.min(0, ...seen.flatMap(({ corners }) => corners.map(({ z }) => z)))
  const reach = seen.flatMap(({ corners }) => corners.map(({ x }) => x))
  return {
    name: `Stair ${tag}`.trim(),
    remark: remarkOf(stair, measures),
    words: dimensionsOf({ stair, seen, measures })
      .map(({ name, words }) => `${name} ${words}`)
      .join(', '),
    scale: SCALES.half,
    shows: {
      from: Math.min(-FLOOR_SEEN, ...reach),
      to: Math.max(covers + 4, ...reach),
      low: lowest,
      high: highest,
    },
    around: { left: 44, right: 72, above: 16, below: 46 },
    draw: (draft) => stairMarks({ stair, seen, measures }, draft),
  }
}

/** `4 risers of 6 1/4", 3 treads of 1'-1", 3'-0" clear`: as many as the catalogue says, as high as it is set. */
function remarkOf(stair: SetOutPart, measures: Measures): string {
  const { placed } = stair
  const clear = `${lengthText(placed.usableWidth, 'part-size')} clear`
  const { risers } = placed.item
  if (!risers || risers < 2) return `risers are not in the catalog; ${clear}`
  const { rise, treads, depth } = stepsOf(stair, measures)
  const stepped = `${counted(treads, 'tread')} of ${lengthText(depth, 'part-size')}`
  return `${risers} risers of ${lengthText(rise, 'part-size')}, ${stepped}, ${clear}`
}

const BACK_TO_FRONT = ['post', 'picket', 'stair', 'handrail']
/** So much of the floor a stair comes down from is seen before it. */
const FLOOR_SEEN: Inches = 9

function stairMarks({ stair, seen, measures }: StairSeen, draft: Draft): Marks {
  const { height, covers, placed } = stair
  const rise = height.top - height.bottom
  const under = draft.at(-FLOOR_SEEN / 2, rise - measures.frame.inches)
  draft.room.take({ left: under.x - 14, top: under.y, width: 28, height: 13 })
  return [
    ...dimensionsOf({ stair, seen, measures }).flatMap(({ from, to, away, words }) =>
      dimensionMarks([{ from: draft.at(...from), to: draft.at(...to), away, words }], draft.room),
    ),
    ...groundLine(draft, [-4, covers + 4]),
    ...boxOf(
      draft,
      [-FLOOR_SEEN, rise - measures.frame.inches],
      [FLOOR_SEEN, measures.frame.inches],
      INK.deck,
    ),
    ...seen
      .toSorted((a, b) => BACK_TO_FRONT.indexOf(a.role) - BACK_TO_FRONT.indexOf(b.role))
      .map(({ corners, role }) => solidOutline(draft, corners, role === 'stair' ? INK.deck : INK.paper)),
    letters('floor', under.x, under.y + SIZE.small, { size: SIZE.small, align: 'middle' }),
    ...(placed.item.handrails === 'NO_RAILS'
      ? []
      : labelMarks(draft, 'handrail', [covers / 2, railTopOf(seen, covers / 2) - 1])),
  ]
}

type Measured = {
  readonly from: readonly [Inches, Inches]
  readonly to: readonly [Inches, Inches]
  /** Points. */
  readonly away: number
  /** What it measures. */
  readonly name: string
  readonly words: string
}

/** One riser, one tread, the handrail over its nosings, and the whole. */
function dimensionsOf({ stair, seen, measures }: StairSeen): readonly Measured[] {
  const { height, covers, placed } = stair
  const total = height.top - height.bottom
  const steps = (placed.item.risers ?? 0) > 1 ? stepsOf(stair, measures) : null
  const rail = railTopOf(seen, 0)
  const beyond = covers + 3
  return [
    ...(steps
      ? ([
          {
            from: [beyond, steps.rise],
            to: [beyond, 2 * steps.rise],
            away: -14,
            name: 'riser',
            words: lengthText(steps.rise, 'part-size'),
          },
          {
            from: [steps.depth, 0],
            to: [0, 0],
            away: 15,
            name: 'tread',
            words: lengthText(steps.depth, 'part-size'),
          },
        ] satisfies Measured[])
      : []),
    {
      from: [beyond, 0],
      to: [beyond, total],
      away: -44,
      name: 'rise',
      words: lengthText(total, 'part-size'),
    },
    { from: [covers, 0], to: [0, 0], away: 32, name: 'run', words: lengthText(covers, 'part-size') },
    ...(rail > total + LEAST_RAIL
      ? [
          {
            from: [-FLOOR_SEEN, rail],
            to: [-FLOOR_SEEN, total],
            away: -14,
            name: 'handrail above the floor',
            words: heightWords(rail - total, [measures.topRail, measures.guard]),
          } satisfies Measured,
        ]
      : []),
  ]
}

const LEAST_RAIL: Inches = 12

/** Where a hand is on the highest rail at a place, half its size over its middle; 0 without rails. */
function railTopOf(seen: readonly Seen[], x: Inches): Inches {
  const tops = seen.flatMap(({ role, corners: [a, b, c, d] }) => {
    if (role !== 'handrail' || !a || !b || !c || !d) return []
    const [from, to] = [middleOf(a, d), middleOf(b, c)]
    if (Math.min(from.x, to.x) > x + 1 || Math.max(from.x, to.x) < x - 1) return []
    const run = to.x - from.x
    const middle =
      Math.abs(run) < 0.01 ? Math.max(from.z, to.z) : from.z + ((to.z - from.z) * (x - from.x)) / run
    return [middle + Math.hypot(a.x - d.x, a.z - d.z) / 2]
  })
  return Math.max(0, ...tops)
}

const middleOf = (a: Corner, b: Corner): Corner => ({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 })

/** What belongs to a stair, from its side: x from its upper edge, z over its lower end. */
function seenFromSide(
  { id, outline: [a, b, c, d], height }: SetOutPart,
  analysis: Analysis,
): readonly Seen[] {
  if (!a || !b || !c || !d) return []
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const foot = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
  const length = Math.hypot(foot.x - top.x, foot.y - top.y) || 1
  const along = ({ x, y }: Point): Inches =>
    ((x - top.x) * (foot.x - top.x) + (y - top.y) * (foot.y - top.y)) / length
  return solidsOf(analysis).flatMap((solid): Seen[] => {
    if (solid.owner.kind !== 'part' || solid.owner.id !== id) return []
    const corners = cornersOf(solid, along).map(({ x, z }) => ({
      x,
      z: z - height.bottom,
    }))
    return corners.length === 0 ? [] : [{ role: solid.role, corners }]
  })
}

function cornersOf(solid: Solid, along: (at: Point) => Inches): readonly Corner[] {
  if (solid.kind === 'prism') {
    const [first, , third] = solid.outline
    if (!first || !third) return []
    const [upper, lower] = [along(first), along(third)]
    return [
      { x: upper, z: solid.top[0] ?? 0 },
      { x: lower, z: solid.top[2] ?? 0 },
      { x: lower, z: solid.bottom[2] ?? 0 },
      { x: upper, z: solid.bottom[0] ?? 0 },
    ]
  }
  if (solid.kind !== 'bar') return []
  const [from, to] = [
    { x: along(solid.from), z: solid.from.z },
    { x: along(solid.to), z: solid.to.z },
  ]
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  if (length < 0.05) return []
  const half = solid.size / 2
  const across = { x: ((to.z - from.z) / length) * half, z: ((to.x - from.x) / length) * half }
  return [
    { x: from.x - across.x, z: from.z + across.z },
    { x: to.x - across.x, z: to.z + across.z },
    { x: to.x + across.x, z: to.z - across.z },
    { x: from.x + across.x, z: from.z - across.z },
  ]
}
