import {
  type Analysis,
  blocksOf,
  boxAround,
  clearanceOf,
  type Drawing,
  distance,
  type Footing,
  housesOf,
  type Inches,
  isInPlace,
  isLoneLotLine,
  keepOffsOf,
  type LineFooting,
  loneLotLines,
  obstaclesOf,
  outlineOfFooting,
  type Point,
  rotate,
  type Site,
  type SiteThing,
  siteThing,
  withFate,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { capital } from '../../content/words.ts'

/** Something on a site with its size, for the list and the drawing. */
export type ListedThing = {
  readonly kind: 'building' | 'thing' | 'area' | 'line'
  readonly name: string
  readonly size: string
  /** Its middle. */
  readonly at: Point
  /** Its corners, or both ends of an edge, where it has some. */
  readonly outline?: readonly Point[]
  /** What a ramp keeps clear of it; a dash of what asks for nothing. */
  readonly clearance: string
}

const NOTHING = '–'

/** Everything that is on a site beside its doors and spots: what stands there, what lies there, lines. */
export const listedThings = ({ layout }: Analysis): readonly ListedThing[] => [
  ...buildingsOf(layout.site),
  ...standingOf(layout.site),
  ...lotLinesOf(layout.site),
  ...areasOf(layout.site),
  ...drawnLines(layout.drawings).map(
    ({ name, points, length }): ListedThing => ({
      kind: 'line',
      name,
      size: lengthText(length, 'site-length'),
      at: middleOf(points),
      clearance: NOTHING,
    }),
  ),
]

const buildingsOf = (site: Site): readonly ListedThing[] => [
  ...housesOf(site).map((house): ListedThing => {
    const { outline } = house
    const name = nameWithFate(house)
    return {
      kind: 'building',
      name,
      size: sizeText({ outline }),
      at: middleOf(outline),
      outline,
      clearance: NOTHING,
    }
  }),
  ...porchOf(site),
]

const porchOf = ({ porch }: Site): readonly ListedThing[] =>
  porch
    ? [
        {
          kind: 'building' as const,
          name: `Porch, ${lengthText(porch.height, 'height-over-datum')} above the datum`,
          size: sizeText(porch),
          at: middleOf(porch.outline),
          outline: porch.outline,
          clearance: NOTHING,
        },
      ]
    : []

const standingOf = (site: Site): readonly ListedThing[] =>
  [...obstaclesOf(site), ...keepOffsOf(site)].flatMap((one): readonly ListedThing[] =>
    isLoneLotLine(one)
      ? []
      : [
          {
            kind: 'thing',
            name: nameWithFate(one),
            size: sizeText(one),
            at: placeOf(one),
            clearance: isInPlace(one) ? clearanceText(one) : NOTHING,
          },
        ],
  )

/** Lot lines known alone, by the edge that faces the house. */
const lotLinesOf = (site: Site): readonly ListedThing[] =>
  loneLotLines(site).map(({ name, ends, setback }) => ({
    kind: 'line',
    name: capital(name),
    size: lengthText(distance(...ends), 'site-length'),
    at: middleOf(ends),
    outline: ends,
    clearance: setback === 0 ? NOTHING : `${lengthText(setback, 'site-length')} setback`,
  }))

const nameWithFate = (thing: SiteThing): string =>
  withFate(capital(thing.name || siteThing(thing.kind).label), thing)

function clearanceText(thing: SiteThing): string {
  if (blocksOf(thing) === 'over') return 'never covered'
  const clearance = clearanceOf(thing)
  return clearance === 0 ? NOTHING : `keep ${lengthText(clearance, 'height')} clear`
}

function areasOf({ surfaces = [], destination }: Site): readonly ListedThing[] {
  const end = destination && {
    kind: 'area' as const,
    name: `Ramp ends at: ${destination.name || 'not named'}`,
    clearance: NOTHING,
    ...('area' in destination
      ? {
          size: sizeText({ outline: destination.area }),
          at: middleOf(destination.area),
          outline: destination.area,
        }
      : {
          size: lengthText(distance(...destination.edge), 'site-length'),
          at: middleOf(destination.edge),
          outline: destination.edge,
        }),
  }
  return [
    ...surfaces.map(
      ({ kind, outline }): ListedThing => ({
        kind: 'area',
        name: capital(kind),
        size: sizeText({ outline }),
        at: middleOf(outline),
        clearance: NOTHING,
      }),
    ),
    ...(end ? [end] : []),
  ]
}

const placeOf = (footing: Footing): Point =>
  'at' in footing ? footing.at : middleOf(outlineOfFooting(footing))

/** The middle of the box around places. */
function middleOf(places: readonly Point[]): Point {
  if (places.length === 0) return { x: 0, y: 0 }
  const { min, max } = boxAround(places)
  return { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
}

const SQUARE = 0.02

/** `4'-0" x 3'-0"`; a circle by its diameter, and any other shape by the box around it. */
function sizeText(footing: Footing): string {
  if ('radius' in footing) return `${lengthText(2 * footing.radius, 'site-length')} dia.`
  if ('line' in footing) return lineText(footing)
  const [a, b, c] = footing.outline
  if (a && b && c && footing.outline.length === 4 && isSquare(a, b, c))
    return sidesText(distance(a, b), distance(b, c))
  const { min, max } = boxAround(footing.outline)
  return `within ${sidesText(max.x - min.x, max.y - min.y)}`
}

/** `24'-0" long, 4" thick` */
function lineText({ line, thickness }: LineFooting): string {
  const long = line.slice(1).reduce((sum, to, index) => sum + distance(line[index] ?? to, to), 0)
  return `${lengthText(long, 'site-length')} long, ${lengthText(thickness, 'site-length')} thick`
}

const sidesText = (wide: Inches, long: Inches): string =>
  `${lengthText(wide, 'site-length')} x ${lengthText(long, 'site-length')}`

const isSquare = (a: Point, b: Point, c: Point): boolean => {
  const along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
  return Math.abs(along) < SQUARE * distance(a, b) * distance(b, c)
}

/** A line that a person drew on the site: a fence, a straight line, a drafting line with its length. */
export type DrawnLine = {
  readonly kind: 'fence' | 'line' | 'dimension'
  readonly name: string
  readonly points: readonly Point[]
  readonly length: Inches
}

export const drawnLines = (drawings: readonly Drawing[]): readonly DrawnLine[] =>
  drawings.flatMap((drawing): readonly DrawnLine[] => {
    switch (drawing.kind) {
      case 'fence':
        return [drawnLine('fence', 'Fence', drawing, alongX(drawing.length))]
      case 'dimension':
        return [drawnLine('dimension', 'Dimension line', drawing, alongX(drawing.length))]
      case 'line':
        return [drawnLine('line', 'Line', drawing, drawing.points)]
      default:
        return []
    }
  })

const alongX = (length: Inches): readonly Point[] => [
  { x: -length / 2, y: 0 },
  { x: length / 2, y: 0 },
]

function drawnLine(
  kind: DrawnLine['kind'],
  name: string,
  { at, rotation }: Pick<Drawing, 'at' | 'rotation'>,
  own: readonly Point[],
): DrawnLine {
  const points = own.map((point) => {
    const turned = rotate(point, rotation)
    return { x: at.x + turned.x, y: at.y + turned.y }
  })
  const length = points
    .slice(1)
    .reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0)
  return { kind, name, points, length }
}
