import { type Analysis, boxAround, type Degrees, type PartId, type Point } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import {
  partTags,
  type SystemView,
  settingOut,
  type TaggedLeg,
  taggedLegs,
  type ViewNote,
  type ViewShape,
} from '@ramp/solids'
import { LETTERS, layerOf } from '../strokes/layers.ts'
import { LETTER_HEIGHT, type Stroke, widthOf } from '../strokes/stroke.ts'
import { strokeOf } from '../strokes/view-strokes.ts'
import type { Attribute } from './attributes.ts'
import { blockName } from './block-names.ts'

/** A block of a plan: what it draws about its own origin, and the attributes it asks for. */
export type PlanBlock = {
  readonly name: string
  readonly strokes: readonly Stroke[]
  readonly tags: readonly string[]
}

/** One use of a block, with what its attributes say there. */
export type PlacedBlock = {
  readonly block: PlanBlock
  readonly layer: string
  readonly at: Point
  readonly isDashed: boolean
  readonly attributes: readonly Attribute[]
}

/** A plan with its legs, feet and parts as blocks, and what is left to draw. */
export type BlockedPlan = { readonly placed: readonly PlacedBlock[]; readonly rest: SystemView }

/** Legs, feet and parts of a plan as blocks that are named by what they are; their tags are attributes, not notes. */
export function planBlocks(plan: SystemView, analysis: Analysis): BlockedPlan {
  const legs = taggedLegs(analysis)
  const tags = partTags(analysis)
  const ofOwner = new Map<string, ViewShape[]>()
  for (const shape of plan.shapes)
    ofOwner.set(shape.owner.id, [...(ofOwner.get(shape.owner.id) ?? []), shape])
  const isTag = ({ kind }: ViewNote) => kind === 'leg' || kind === 'part'
  const noteOf = (id: string) => plan.notes.find((note) => isTag(note) && note.owner?.id === id)
  return {
    placed: [
      ...legs.flatMap((leg) => legBlocks(leg, ofOwner.get(leg.leg.id) ?? [], noteOf(leg.leg.id))),
      ...analysis.placement.parts.flatMap(({ part }) =>
        partBlock(part.id, tags.get(part.id) ?? '', ofOwner.get(part.id) ?? [], noteOf(part.id), analysis),
      ),
    ],
    rest: {
      ...plan,
      shapes: plan.shapes.filter(({ owner }) => owner.kind !== 'leg'),
      notes: plan.notes.filter((note) => !isTag(note)),
    },
  }
}

const LEG_TAGS = ['TAG', 'STOCK', 'SETHEIGHT']
const PART_TAGS = ['TAG', 'ITEM', 'DESCRIPTION']

/** The tube of a leg and its foot: the foot is a block of its own, because it is not under the middle of every leg. */
function legBlocks(
  { tag, at, stock, foot, setHeight }: TaggedLeg,
  shapes: readonly ViewShape[],
  note: ViewNote | undefined,
): readonly PlacedBlock[] {
  const attributes = attributesAt(note?.at ?? at, [
    ['TAG', tag],
    ['STOCK', stock ?? ''],
    ['SETHEIGHT', lengthText(setHeight, 'leg-setting')],
  ])
  const isLow = foot === 'low-profile'
  return shapes.map((shape) => {
    const carries = isLow || shape.role === 'leg'
    const middle = middleOf(shape)
    const turn = turnOf(shape)
    const name = carries
      ? blockName(isLow ? 'FOOT' : 'LEG', stock ?? 'NONE', turn)
      : blockName('FOOT', 'STANDARD', turn)
    return {
      block: { name, strokes: [strokeAbout(middle, shape)], tags: carries ? LEG_TAGS : [] },
      layer: layerOf(shape.role),
      at: middle,
      isDashed: shape.isHidden,
      attributes: carries ? attributes : [],
    }
  })
}

/** A part as attributes at its middle; what it looks like is drawn beside them, because its slope changes its length on a plan. */
function partBlock(
  id: PartId,
  tag: string,
  [shape]: readonly ViewShape[],
  note: ViewNote | undefined,
  analysis: Analysis,
): readonly PlacedBlock[] {
  const placed = analysis.placement.byId.get(id)
  if (!placed || !shape) return []
  const at = settingOut(analysis).byId.get(id)?.at ?? middleOf(shape)
  const { shortName, frontendName } = placed.item
  const values = [
    ['TAG', tag],
    ['ITEM', shortName],
    ['DESCRIPTION', frontendName],
  ] as const
  const name = blockName(placed.part.kind.toUpperCase(), shortName, 0)
  return [
    {
      block: { name, strokes: [], tags: PART_TAGS },
      layer: layerOf(shape.role),
      at,
      isDashed: false,
      attributes: note ? namedAt(note, attributesAt(note.at, values)) : attributesAt(at, values),
    },
  ]
}

type Value = readonly [tag: string, value: string]

/** The first is shown, the others are there to be listed. */
const attributesAt = (at: Point, values: readonly Value[]): readonly Attribute[] =>
  values.map(([tag, value], index) => ({
    tag,
    value,
    at,
    align: 'middle',
    isShown: index === 0 && value !== '',
    layer: LETTERS,
  }))

/** Where a note has tag and name, both are shown, one beside the other. */
function namedAt({ at, text }: ViewNote, attributes: readonly Attribute[]): readonly Attribute[] {
  const tag = attributes[0]?.value ?? ''
  if (text === tag) return attributes
  const gap = LETTER_HEIGHT / 2
  const from = at.x - (widthOf(text, LETTER_HEIGHT) + gap) / 2 + widthOf(tag, LETTER_HEIGHT)
  return attributes.map((one) => {
    if (one.tag === 'TAG') return { ...one, at: { x: from, y: at.y }, align: 'right' }
    if (one.tag === 'DESCRIPTION')
      return { ...one, at: { x: from + gap, y: at.y }, align: 'left', isShown: true }
    return one
  })
}

function middleOf({ points }: ViewShape): Point {
  const { min, max } = boxAround(points)
  return { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
}

const strokeAbout = (at: Point, shape: ViewShape): Stroke => ({
  ...strokeOf({ ...shape, isHidden: false }),
  points: shape.points
    .map(({ x, y }) => ({ x: x - at.x, y: y - at.y }))
    .toSorted((a, b) => fromRight(a) - fromRight(b)),
})

/** Corners of a square begin at one place, however it is turned; a hair off the right is still the first. */
const fromRight = ({ x, y }: Point): Degrees => ((Math.atan2(y, x) * 180) / Math.PI + 361) % 360

/** How far a square is turned, counterclockwise as a plan shows it: a quarter turn looks like none. */
function turnOf({ points: [a, b] }: ViewShape): Degrees {
  if (!a || !b) return 0
  const degrees = (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI
  return ((Math.round(degrees) % 90) + 90) % 90
}
