import { type Analysis, dot, groundOf, type Inches, type Point, subtract } from '@ramp/domain'
import {
  cornersOf,
  type Point3,
  type Prism,
  type Role,
  type SetOutPart,
  type Solid,
  settingOut,
  solidsOf,
  type TaggedLeg,
  taggedLegs,
} from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'

/** What a cut shows of one solid: from side to side of the part, and over its deck. */
export type CutShape = {
  readonly role: Role
  readonly left: Inches
  readonly right: Inches
  readonly low: Inches
  readonly high: Inches
}

/** A cut across a part, seen by somebody who walks down; heights are over its deck there, sides from its middle. */
export type Section = {
  readonly part: SetOutPart
  readonly shapes: readonly CutShape[]
  /** The legs it is cut at, from the left; none where nothing stands there. */
  readonly legs: readonly TaggedLeg[]
  /** Places of the middles of the legs. */
  readonly legsAt: readonly Inches[]
  /** Ground under the cut; 0 or less. */
  readonly ground: Inches
}

/** Legs of this height show best: their feet and their deck stand near one another. */
const BEST_HEIGHT: Inches = 14

/** The cut across a ramp at its legs, at those that show best; across the first part where no ramp has any. */
export function sectionOf(analysis: Analysis): Section | null {
  const { parts, byId } = settingOut(analysis)
  const pairs = parts
    .filter(({ placed }) => kindOf(placed) === 'ramp')
    .flatMap(({ id }) => pairsUnder(id, analysis))
    .toSorted((a, b) => Math.abs(a.height - BEST_HEIGHT) - Math.abs(b.height - BEST_HEIGHT))
  const [pair] = pairs
  const part =
    (pair && byId.get(pair.part)) ?? parts.find(({ placed }) => kindOf(placed) === 'ramp') ?? parts[0]
  if (!part) return null
  const frame = frameOf(part)
  const along = pair ? frame.along(pair.legs[0]?.at ?? part.at) : frame.along(part.at)
  const deck = deckAt(part, along)
  const legs = (pair?.legs ?? []).toSorted((a, b) => frame.aside(a.at) - frame.aside(b.at))
  const ids = legs.map(({ leg }) => leg.id)
  const own = solidsOf(analysis).filter(({ owner }) => owner.kind === 'part' && owner.id === part.id)
  const shapes = [
    ...solidsOf(analysis)
      .filter(({ owner }) => owner.kind === 'leg' && ids.includes(owner.id))
      .map((solid) => standing(solid, frame, deck)),
    ...own.flatMap((solid) => cutAt(solid, frame, { along, deck })),
    ...[-1, 1].flatMap((side) => nextPost(own, side, frame, along)),
  ]
  return {
    part,
    shapes,
    legs,
    legsAt: legs.map(({ at }) => frame.aside(at)),
    ground: Math.min(
      0,
      ...(legs.length > 0 ? legs.map(({ ground }) => ground) : [groundAt(part, analysis)]).map(
        (one) => one - deck,
      ),
    ),
  }
}

const groundAt = ({ at }: SetOutPart, { layout }: Analysis): Inches =>
  groundOf(layout.site)?.heightAt(at) ?? 0

type Pair = { readonly part: string; readonly legs: readonly TaggedLeg[]; readonly height: Inches }

/** Two legs of a part side by side are a pair. */
function pairsUnder(id: string, analysis: Analysis): readonly Pair[] {
  const own = taggedLegs(analysis).filter(({ part }) => part === id)
  const part = settingOut(analysis).byId.get(id)
  if (!part) return []
  const { along } = frameOf(part)
  return own.flatMap((first, index) => {
    const other = own.slice(index + 1).find(({ at }) => Math.abs(along(at) - along(first.at)) < 1)
    return other
      ? [{ part: id, legs: [first, other], height: Math.max(first.setHeight, other.setHeight) }]
      : []
  })
}

/** Along a part from its middle down its way, and to the right of it. */
type Frame = { readonly along: (at: Point) => Inches; readonly aside: (at: Point) => Inches }

function frameOf({ at, placed, entered }: SetOutPart): Frame {
  const { x, y } = placed.sides[entered].normal
  const ahead = { x: 0 - x, y: 0 - y }
  const right = { x: y, y: 0 - x }
  return {
    along: (place) => dot(subtract(place, at), ahead),
    aside: (place) => dot(subtract(place, at), right),
  }
}

/** The deck of a part so far from its middle. */
function deckAt({ covers, height }: SetOutPart, along: Inches): Inches {
  const share = covers === 0 ? 0 : Math.max(0, Math.min(1, along / covers + 0.5))
  return height.top + (height.bottom - height.top) * share
}

/** A leg or its foot, as wide and as high as it stands. */
function standing(solid: Solid, { aside }: Frame, deck: Inches): CutShape {
  const corners = cornersOf(solid)
  return { role: solid.role, ...sidesOf(corners, aside), ...heightsOf(corners, deck) }
}

const sidesOf = (corners: readonly Point[], aside: Frame['aside']) => ({
  left: Math.min(...corners.map(aside)),
  right: Math.max(...corners.map(aside)),
})

const heightsOf = (corners: readonly Point3[], deck: Inches) => ({
  low: Math.min(...corners.map(({ z }) => z)) - deck,
  high: Math.max(...corners.map(({ z }) => z)) - deck,
})

/** The post of a side that is next to the cut, as high as it stands over its own place of the deck. */
function nextPost(own: readonly Solid[], side: number, frame: Frame, along: Inches): readonly CutShape[] {
  const [next] = own
    .flatMap((one) => (one.kind === 'bar' && one.role === 'post' ? [one] : []))
    .filter(({ from }) => Math.sign(frame.aside(from)) === side)
    .toSorted((a, b) => Math.abs(frame.along(a.from) - along) - Math.abs(frame.along(b.from) - along))
  if (!next) return []
  const { from, to, size } = next
  const aside = frame.aside(from)
  return [
    { role: 'post', left: aside - size / 2, right: aside + size / 2, low: 0, high: Math.abs(to.z - from.z) },
  ]
}

/** What a cut meets of a deck or a rail. */
function cutAt(
  solid: Solid,
  frame: Frame,
  { along, deck }: { readonly along: Inches; readonly deck: Inches },
): readonly CutShape[] {
  if (solid.kind === 'prism') return deckCut(solid, frame, { along, deck })
  if (solid.kind !== 'bar') return []
  const [from, to] = [frame.along(solid.from), frame.along(solid.to)]
  const aside = frame.aside(solid.from)
  const half = solid.size / 2
  if (solid.role !== 'handrail' || Math.abs(to - from) < 1) return []
  if (Math.min(from, to) > along + 0.5 || Math.max(from, to) < along - 0.5) return []
  const z = solid.from.z + ((solid.to.z - solid.from.z) * (along - from)) / (to - from) - deck
  return [{ role: 'handrail', left: aside - half, right: aside + half, low: z - half, high: z + half }]
}

function deckCut(
  { role, outline, top, bottom }: Prism,
  frame: Frame,
  { along, deck }: { readonly along: Inches; readonly deck: Inches },
): readonly CutShape[] {
  const places = outline.map(frame.along)
  const [near, far] = [Math.min(...places), Math.max(...places)]
  if (along < near - 0.5 || along > far + 0.5) return []
  const share = far === near ? 0 : Math.max(0, Math.min(1, (along - near) / (far - near)))
  const level = (heights: readonly Inches[]) => {
    const ends = [near, far].map(
      (end) => heights[places.findIndex((place) => Math.abs(place - end) < 0.01)] ?? 0,
    )
    return (ends[0] ?? 0) + ((ends[1] ?? 0) - (ends[0] ?? 0)) * share - deck
  }
  return [{ role, ...sidesOf(outline, frame.aside), low: level(bottom), high: level(top) }]
}
