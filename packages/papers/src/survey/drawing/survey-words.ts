import { type Analysis, distance, type Point, stretchesOf } from '@ramp/domain'
import {
  across,
  circleData,
  down,
  frameAround,
  INK,
  type Letters,
  lengthText,
  type Marks,
  outline,
  type PlacedView,
  path,
  penOf,
  type Room,
  SIZE,
  tagMarks,
  widthOf,
  wordsMarks,
} from '@ramp/drafting'
import { captionedPhotos } from '../facts/photos.ts'
import { numberedSpots } from '../facts/spots.ts'
import { type ListedThing, listedThings } from '../facts/things.ts'
import { placedDoors } from './survey-shapes.ts'

type Words = { readonly analysis: Analysis; readonly placed: PlacedView; readonly room: Room }

/** What is lettered on a survey, as far as it finds room: doors and spots before what has a list of its own. */
export function surveyWords(words: Words): Marks {
  keepOffEdges(words)
  return [
    ...spotMarks(words),
    ...photoMarks(words),
    ...doorWords(words),
    ...spotNumbers(words),
    ...photoTags(words),
    ...lotWords(words),
    ...listedThings(words.analysis).flatMap((thing) => thingWords(thing, words)),
  ]
}

/** Words lie over the edges of what is drawn only where nothing else is free. */
function keepOffEdges({ analysis, placed, room }: Words): void {
  for (const { outline: corners = [] } of listedThings(analysis))
    for (const [index, from] of corners.entries())
      room.takeSoftly(frameAround([from, corners[(index + 1) % corners.length] ?? from].map(placed.toPaper)))
}

const CROSS = 2.6
const SPOT_PEN = { width: penOf('surveySpot'), color: INK.accent }

function spotMarks({ analysis, placed, room }: Words): Marks {
  return numberedSpots(analysis.layout.site).flatMap(({ point }) => {
    const { x, y } = placed.toPaper(point.at)
    room.take({ left: x - CROSS, top: y - CROSS, width: 2 * CROSS, height: 2 * CROSS })
    return [across(x - CROSS, x + CROSS, y, SPOT_PEN), down(x, y - CROSS, y + CROSS, SPOT_PEN)]
  })
}

const spotNumbers = ({ analysis, placed, room }: Words): Marks =>
  numberedSpots(analysis.layout.site).flatMap(
    ({ number, point }) =>
      tagMarks({ words: `${number}`, at: placed.toPaper(point.at), color: INK.accent, rings: 9 }, room, 4) ??
      [],
  )

function doorWords({ analysis, placed, room }: Words): Marks {
  return placedDoors(analysis).flatMap(({ name = 'Door', at, out, sill }) => {
    const tag = {
      words: `${name}, sill ${lengthText(sill, 'height-over-datum')}`,
      at: placed.toPaper(at),
      toward: { x: -out.x, y: -out.y },
      rings: 12,
    }
    return tagMarks(tag, room, 12) ?? []
  })
}

const EYE = 3.4
const SIGHT = 13

const PHOTO_PEN = { width: penOf('photo'), color: INK.muted }

/** Where a photo was taken, and which way it looks. */
const photoMarks = ({ analysis, placed, room }: Words): Marks =>
  captionedPhotos(analysis.layout.site).flatMap(({ at, faces }) => {
    const eye = placed.toPaper(at)
    const side = (turn: number): Point => {
      const angle = ((faces + turn) * Math.PI) / 180
      return { x: eye.x + Math.sin(angle) * SIGHT, y: eye.y - Math.cos(angle) * SIGHT }
    }
    const seen = [eye, side(-22), side(22)]
    room.take(frameAround(seen))
    room.take({ left: eye.x - EYE, top: eye.y - EYE, width: 2 * EYE, height: 2 * EYE })
    return [
      outline(seen, PHOTO_PEN, INK.well),
      path(circleData(eye, EYE), { stroke: { ...PHOTO_PEN, unit: 'in' }, fill: INK.paper }),
    ]
  })

const photoTags = ({ analysis, placed, room }: Words): Marks =>
  captionedPhotos(analysis.layout.site).flatMap(
    ({ tag, at }) =>
      tagMarks({ words: tag, at: placed.toPaper(at), color: INK.muted, rings: 9 }, room, 5) ?? [],
  )

const AWAY = 9

/** How long each line of the property is, beside its middle. */
function lotWords({ analysis, placed, room }: Words): Marks {
  const { lot = [] } = analysis.layout.site
  if (lot.length < 3) return []
  return stretchesOf(lot).flatMap(([from, to]) => {
    const [a, b] = [placed.toPaper(from), placed.toPaper(to)]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const aside = { x: (-(b.y - a.y) / length) * AWAY, y: ((b.x - a.x) / length) * AWAY }
    const places = [0.5, 0.35, 0.65].flatMap((share) =>
      [1, -1].map((side) => ({
        x: a.x + (b.x - a.x) * share + aside.x * side * (1 + Math.abs(b.y - a.y) / length),
        y: a.y + (b.y - a.y) * share + aside.y * side,
      })),
    )
    return (
      wordsMarks([{ words: lengthText(distance(from, to), 'survey-length'), weight: 'bold' }], places, {
        room,
        on: INK.paper,
      }) ?? []
    )
  })
}

/** Whether words have room within an outline on paper. */
function holdsWords(
  corners: readonly Point[],
  lines: readonly (Letters & { readonly words: string })[],
): boolean {
  const { width, height } = frameAround(corners)
  const widest = Math.max(...lines.map(({ words, ...font }) => widthOf(words, font)))
  return widest < width && lines.length * SIZE.small * 1.22 < height
}

/** A house and an area within it where there is room, anything else beside it. */
function thingWords(
  { kind, name, size, at, outline: corners = [] }: ListedThing,
  { placed, room }: Words,
): Marks {
  const paper = placed.toPaper(at)
  const lines = [
    { words: name, weight: 'bold' as const, size: SIZE.small },
    { words: size, size: SIZE.small },
  ]
  if (holdsWords(corners.map(placed.toPaper), lines)) {
    const inside = wordsMarks(lines, placesAbout(paper), { room, on: INK.paper })
    if (inside) return inside
  }
  const near = kind === 'line' ? 4 : 8
  const tag = { at: paper, rings: FAR_RINGS }
  return (
    tagMarks({ ...tag, words: `${name}, ${size}` }, room, near) ??
    tagMarks({ ...tag, words: name }, room, near) ??
    []
  )
}

const FAR_RINGS = 20
const STEPS = [0, 1, -1, 2, -2, 3, -3]

const placesAbout = ({ x, y }: Point): readonly Point[] =>
  STEPS.flatMap((row) => STEPS.map((column) => ({ x: x + column * 22, y: y + row * 14 })))
