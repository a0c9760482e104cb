import {
  type Analysis,
  boxAround,
  type Footing,
  housesOf,
  isInside,
  keepOffsOf,
  obstaclesOf,
  type Point,
  siteThing,
  withFate,
} from '@ramp/domain'
import {
  across,
  down,
  INK,
  lengthText,
  type Marks,
  type PlacedView,
  penOf,
  type Room,
  SIZE,
  tagMarks,
  widthOf,
  wordsMarks,
} from '@ramp/drafting'
import { doorsOf } from '@ramp/solids'
import { middleOf } from '../../content/part-letters.ts'

type Words = { readonly analysis: Analysis; readonly placed: PlacedView; readonly room: Room }

/** What stands on a site by name, as far as it finds room: the ramp and the house before what is less asked for. */
export const siteWords = (words: Words): Marks => [
  ...newRampWords(words),
  ...houseWords(words),
  ...doorWords(words),
  ...surfaceWords(words),
  ...thingWords(words),
  ...spotWords(words),
]

function newRampWords({ analysis, placed, room }: Words): Marks {
  const own = analysis.placement.parts.filter(({ isSystem }) => isSystem)
  const [, second = own[0]] = own
  if (!second) return []
  const at = placed.toPaper(middleOf(second.outline))
  return tagMarks({ words: 'NEW RAMP', at, rings: 14 }, room, 12) ?? []
}

function houseWords({ analysis, placed, room }: Words): Marks {
  return housesOf(analysis.layout.site).flatMap((house) => {
    const { kind, name, outline } = house
    const what = withFate(name || siteThing(kind).label, house).toUpperCase()
    return inside([{ words: `EXISTING ${what}`, weight: 'bold' }], outline.map(placed.toPaper), room)
  })
}

/** Words on white within an outline, or beside it where they find no place there. */
function inside(
  lines: readonly { readonly words: string; readonly weight?: 'bold' | 'regular' }[],
  outline: readonly Point[],
  room: Room,
): Marks {
  const [first] = lines
  return (
    wordsMarks(lines, placesInside(outline), { room, on: INK.paper }) ??
    (first ? tagMarks({ words: first.words, at: middleOf(outline), rings: 10 }, room) : null) ??
    []
  )
}

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tenth) => tenth / 10)

/** Places of an outline of any shape, those nearest to its middle first. */
function placesInside(outline: readonly Point[]): readonly Point[] {
  const { min, max } = boxAround(outline)
  const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y)
  return TENTHS.flatMap((across) =>
    TENTHS.map((along) => ({
      x: min.x + (max.x - min.x) * across,
      y: min.y + (max.y - min.y) * along,
    })),
  )
    .filter((at) => isInside(outline, at))
    .toSorted((a, b) => away(a) - away(b))
}

function doorWords({ analysis, placed, room }: Words): Marks {
  return doorsOf(analysis).flatMap(({ name = 'door', at, out, sill }) => {
    const tag = {
      words: `${name}, sill ${lengthText(sill, 'height-over-datum')}`,
      at: placed.toPaper(at),
      toward: { x: -out.x, y: -out.y },
      rings: 12,
    }
    return tagMarks(tag, room, 14) ?? []
  })
}

function surfaceWords({ analysis, placed, room }: Words): Marks {
  const { surfaces = [], destination, porch } = analysis.layout.site
  const end = destination?.name || 'ramp ends here'
  const named = [
    ...(destination && 'area' in destination ? [{ name: end, outline: destination.area }] : []),
    ...surfaces.map(({ kind, outline }) => ({ name: kind, outline })),
    ...(porch
      ? [{ name: `porch ${lengthText(porch.height, 'height-over-datum')}`, outline: porch.outline }]
      : []),
  ]
  const areas = named.flatMap(({ name, outline }) =>
    inside([{ words: name }], outline.map(placed.toPaper), room),
  )
  if (!destination || 'area' in destination) return areas
  const [from, to] = destination.edge
  const at = placed.toPaper({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  return [...areas, ...(tagMarks({ words: end, at, rings: 10 }, room) ?? [])]
}

const middleOfFooting = (footing: Footing): Point =>
  'at' in footing ? footing.at : middleOf('line' in footing ? footing.line : footing.outline)

function thingWords({ analysis, placed, room }: Words): Marks {
  const { site } = analysis.layout
  return [...obstaclesOf(site), ...keepOffsOf(site)].flatMap((one) => {
    const at = placed.toPaper(middleOfFooting(one))
    return tagMarks({ words: withFate(one.name, one), at, rings: 10 }, room, 9) ?? []
  })
}

const CROSS = 2.4
/** Heights of the ground that lie nearer together than this on paper would be told twice. */
const APART = 30

/** Heights of the ground where they were read, as many as find room, on white: the hatch of a house may be behind. */
function spotWords({ analysis, placed, room }: Words): Marks {
  const told: Point[] = []
  const pen = { width: penOf('groundSpot'), color: INK.muted }
  return (analysis.layout.site.ground ?? []).flatMap((spot) => {
    const paper = placed.toPaper(spot)
    if (told.some(({ x, y }) => Math.hypot(x - paper.x, y - paper.y) < APART)) return []
    const aside = widthOf(lengthText(spot.z, 'height-over-datum'), { size: SIZE.small }) / 2 + 6
    const beside = [
      { x: 0, y: -11 },
      { x: 0, y: 11 },
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
      { x: aside, y: -9 },
      { x: -aside, y: -9 },
    ].map(({ x, y }) => ({ x: paper.x + x, y: paper.y + y }))
    const words = wordsMarks(
      [{ words: lengthText(spot.z, 'height-over-datum'), size: SIZE.small, color: INK.muted }],
      beside,
      { room, on: INK.paper },
    )
    if (!words) return []
    told.push(paper)
    return [
      across(paper.x - CROSS, paper.x + CROSS, paper.y, pen),
      down(paper.x, paper.y - CROSS, paper.y + CROSS, pen),
      ...words,
    ]
  })
}
