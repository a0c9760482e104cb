import {
  type KnownBy,
  type Point,
  type Site,
  type SurveyPointId,
  surveyHeights,
  surveyOf,
} from '@ramp/domain'
import {
  circleData,
  hairline,
  KNOWN_COLORS,
  lengthText,
  type Mark,
  type Marks,
  PALETTE,
  path,
  textsOf,
} from '@ramp/drafting'
import { drawPlace } from './draw-place.ts'
import { labelPlaces } from './label-places.ts'
import { plate } from './plate.ts'

const ORIGIN: Point = { x: 0, y: 0 }
const RADIUS = 5

type SpotsLook = {
  readonly picked?: SurveyPointId | null
  /** The one that should be read next. */
  readonly next?: SurveyPointId | null
  readonly without?: readonly string[]
  /** Pixels of an inch: where spots lie close together their heights keep off one another. */
  readonly scale?: number
}

/** Every spot with its height, and a sign of its own for how that is known. */
export function drawSpots(
  site: Site,
  { picked = null, next = null, without = [], scale = 1 }: SpotsLook = {},
): Marks {
  const survey = surveyOf(site)
  const { ofPoints, datum } = surveyHeights(survey)
  const shown = survey.points.filter(({ id }) => !without.includes(id))
  const spots = shown.map(({ id, at }) => {
    const height = ofPoints.get(id)
    const words = height ? lengthText(height.z, 'height-over-datum') : '?'
    const isAsked = id === picked || id === next
    return { id, at, how: height?.how ?? 'assumed', words: id === datum ? `${words} datum` : words, isAsked }
  })
  const places = labelPlaces(
    spots.map(({ at, words, isAsked }) => ({ at, words, mustShow: isAsked })),
    scale,
    textsOf(drawPlace(site, without), { scale, left: 0, top: 0 }).map(({ extent }) => extent),
  )
  return spots.flatMap(({ id, at, how, words, isAsked }, index): Marks => {
    const sign: Mark = {
      kind: 'pinned',
      id,
      at,
      children: [...(isAsked ? [ring(id === picked)] : []), ...spotSign(how)],
    }
    const place = places[index]
    return place ? [sign, plate(words, at, { color: KNOWN_COLORS[how], ...place })] : [sign]
  })
}

const ring = (isPicked: boolean): Mark =>
  path(circleData(ORIGIN, 10), {
    stroke: hairline(PALETTE.selected, isPicked ? 2 : 1.5, isPicked ? undefined : [3, 2]),
  })

/** Filled: measured; half filled: estimated; dashed: assumed. In pixels about its place. */
export function spotSign(how: KnownBy): Marks {
  const color = KNOWN_COLORS[how]
  switch (how) {
    case 'measured':
      return [path(circleData(ORIGIN, RADIUS), { fill: color, stroke: hairline(PALETTE.surface, 1.5) })]
    case 'estimated':
      return [
        path(circleData(ORIGIN, RADIUS), { fill: PALETTE.surface, stroke: hairline(color, 1.5) }),
        path(`M0 ${-RADIUS}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * RADIUS}Z`, { fill: color }),
      ]
    case 'assumed':
      return [
        path(circleData(ORIGIN, RADIUS), { fill: PALETTE.surface, stroke: hairline(color, 1.5, [2.5, 2]) }),
      ]
  }
}
