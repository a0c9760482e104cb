import type { Analysis, Inches, PartId } from '@ramp/domain'
import { lengthText, type ViewDimension } from '@ramp/drafting'
import { taggedLegs } from '../supports/tagged-legs.ts'
import type { ElevationBreak, ElevationStretch } from './elevation.ts'
import { roundedStations } from './rounded-stations.ts'
import { alongWalk, legStretches, type Stretch } from './unrolled.ts'
import type { ViewNote } from './view-shape.ts'

/** The grade line reaches so far beyond both ends. */
export const BEYOND: Inches = 20
/** Lines of text and dimensions over and under an elevation. */
export const OVER: Inches = 8
const TAGS_UNDER: Inches = 9
const SLOPES_UNDER: Inches = 20
export const CHAIN_UNDER: Inches = 32
export const OVERALL_UNDER: Inches = 18
/** Tags nearer to one another than this are one text. */
const ONE_TEXT: Inches = 14
/** Heights nearer to one another than this stand in two rows. */
const ONE_HEIGHT: Inches = 32

/** What each part covers, the whole under it, and the height of the sill at the start. */
export function dimensionsOf(
  rows: readonly ElevationStretch[],
  lowest: Inches,
  { breaks, ground }: { readonly breaks: readonly ElevationBreak[]; readonly ground: Inches },
): readonly ViewDimension[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  // From right to left, so that the line stands below; it begins under the tags of legs.
  const under = (from: Inches, to: Inches, offset: Inches): ViewDimension => ({
    from: { x: to, y: lowest + TAGS_UNDER },
    to: { x: from, y: lowest + TAGS_UNDER },
    offset: offset - TAGS_UNDER,
    measure: to - from,
  })
  const stations = roundedStations(rows.flatMap(({ from, to }) => [from, to]))
  const chain = rows.flatMap(({ covers }, index): readonly ViewDimension[] => {
    const [from = 0, to = 0] = stations.slice(2 * index)
    return covers > 0.5 ? [under(from, to, CHAIN_UNDER)] : []
  })
  // A broken elevation has no length over all.
  const isWhole = chain.length > 1 && breaks.length === 0
  const whole = isWhole ? [under(first.from, stations.at(-1) ?? last.to, CHAIN_UNDER + OVERALL_UNDER)] : []
  const sill = first.heights[0] + ground
  const height: readonly ViewDimension[] =
    sill > 1
      ? [
          {
            from: { x: 0, y: ground },
            to: { x: 0, y: -first.heights[0] },
            offset: BEYOND,
            measure: sill,
            kind: 'height',
          },
        ]
      : []
  return [...chain, ...whole, ...height]
}

/** Where parts meet along an elevation, and both its ends, with the height of the deck; at a break between its two parts. */
export function elevationJoints(
  rows: readonly ElevationStretch[],
): readonly { readonly part: PartId; readonly at: Inches; readonly height: Inches }[] {
  const last = rows.at(-1)
  const joints = rows.map(({ part, from, heights }, index) => ({
    part,
    at: ((rows[index - 1]?.to ?? from) + from) / 2,
    height: heights[0],
  }))
  return last ? [...joints, { part: last.part, at: last.to, height: last.heights[1] }] : joints
}

export function notesOf(rows: readonly ElevationStretch[], top: Inches, bottom: Inches): readonly ViewNote[] {
  const owner = (part: PartId) => ({ kind: 'part', id: part }) as const
  const names = rows.flatMap(({ part, tag, from, to, slope }): ViewNote[] => {
    const x = (from + to) / 2
    return [
      { kind: 'part', at: { x, y: top - OVER }, text: tag, owner: owner(part) },
      { kind: 'slope', at: { x, y: bottom + SLOPES_UNDER }, text: slope, owner: owner(part) },
    ]
  })
  const ends = elevationJoints(rows)
  let raised = false
  const heights = ends.map(({ part, at, height }, index): ViewNote => {
    const isCrowded = at - (ends[index - 1]?.at ?? Number.NEGATIVE_INFINITY) < ONE_HEIGHT
    raised = isCrowded && !raised
    const y = top - OVER * (raised ? 3 : 2)
    return { kind: 'height', at: { x: at, y }, text: lengthText(height, 'height'), owner: owner(part) }
  })
  return [...names, ...heights]
}

/** Tags under the grade line; legs one behind the other are one text. */
export function legNotes(
  stretches: readonly Stretch[],
  bottom: Inches,
  analysis: Analysis,
): readonly ViewNote[] {
  const places = taggedLegs(analysis)
    .flatMap(({ tag, at, part }) =>
      legStretches(part, at, stretches).map((stretch) => ({ tag, x: alongWalk(stretch, at) })),
    )
    .toSorted((a, b) => a.x - b.x)
  const groups: { tags: string[]; from: Inches; to: Inches }[] = []
  for (const { tag, x } of places) {
    const open = groups.at(-1)
    if (open && x - open.to < ONE_TEXT) {
      open.tags.push(tag)
      open.to = x
    } else groups.push({ tags: [tag], from: x, to: x })
  }
  return groups.map(({ tags, from, to }) => ({
    kind: 'leg',
    at: { x: (from + to) / 2, y: bottom + TAGS_UNDER },
    text: tags.join(' '),
    owner: null,
  }))
}
