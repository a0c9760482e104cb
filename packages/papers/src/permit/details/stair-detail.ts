import type { Analysis, Inches, Point } from '@ramp/domain'
import { architectLength, dimensionMarks, INK, type Marks, SCALES } from '@ramp/drafting'
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
import { type Corner, type Detail, type Draft, groundLine, solidOutline } from './detail.ts'

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

type Seen = { readonly role: Solid['role']; readonly corners: readonly Corner[] }

function stairDetail(stair: SetOutPart, analysis: Analysis, tag: string): Detail {
  const seen = seenFromSide(stair, analysis)
  const { height, covers } = stair
  const rise = height.top - height.bottom
  const highest = Math.max(rise, ...seen.flatMap(({ corners }) => corners.map(({ z }) => z)))
  const lowest = Math.min(0, ...seen.flatMap(({ corners }) => corners.map(({ z }) => z)))
  const reach = seen.flatMap(({ corners }) => corners.map(({ x }) => x))
  return {
    name: `Stair ${tag}`.trim(),
    remark: remarkOf(stair, measuresOf(analysis.layout.project.product)),
    scale: SCALES.half,
    shows: { from: Math.min(-4, ...reach), to: Math.max(covers + 4, ...reach), low: lowest, high: highest },
    around: { left: 40, right: 56, above: 12, below: 30 },
    draw: (draft) => stairMarks(stair, seen, draft),
  }
}

/** `4 risers of 6 1/4", 3 treads of 1'-1", 3'-0" clear`: as many as the catalogue says, as high as it is set. */
function remarkOf(stair: SetOutPart, measures: Measures): string {
  const { placed } = stair
  const clear = `${architectLength(placed.usableWidth)} clear`
  const { risers } = placed.item
  if (!risers || risers < 2) return `risers are not in the catalogue; ${clear}`
  const { rise, treads, depth } = stepsOf(stair, measures)
  const stepped = `${treads} ${treads === 1 ? 'tread' : 'treads'} of ${architectLength(depth)}`
  return `${risers} risers of ${architectLength(rise)}, ${stepped}, ${clear}`
}

const BACK_TO_FRONT = ['post', 'picket', 'stair', 'handrail']

function stairMarks({ height, covers }: SetOutPart, seen: readonly Seen[], draft: Draft): Marks {
  const { at, room } = draft
  const rise = height.top - height.bottom
  return [
    ...dimensionMarks(
      { from: at(covers + 3, 0), to: at(covers + 3, rise), away: -18, words: architectLength(rise) },
      room,
    ),
    ...dimensionMarks({ from: at(covers, 0), to: at(0, 0), away: 16, words: architectLength(covers) }, room),
    ...groundLine(draft, [-4, covers + 4]),
    ...seen
      .toSorted((a, b) => BACK_TO_FRONT.indexOf(a.role) - BACK_TO_FRONT.indexOf(b.role))
      .map(({ corners, role }) => solidOutline(draft, corners, role === 'stair' ? INK.deck : INK.paper)),
  ]
}

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
