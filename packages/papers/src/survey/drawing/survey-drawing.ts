import { type Analysis, type Box, housesOf, keepOffsOf, obstaclesOf, placesAround } from '@ramp/domain'
import {
  artifact,
  type Drawn,
  type Frame,
  frameAround,
  INK,
  lengthText,
  letters,
  type Marks,
  northArrow,
  onPaper,
  type PlacedView,
  placeView,
  type Room,
  roomIn,
  SCALES,
  type Scale,
  SITE_SCALES,
  SIZE,
  scaleBar,
  structured,
} from '@ramp/drafting'
import { numberedSpots } from '../facts/spots.ts'
import { listedThings } from '../facts/things.ts'
import { surveyBox, surveyShapes } from './survey-shapes.ts'
import { surveyWords } from './survey-words.ts'

const SURVEY_SCALES: readonly Scale[] = [...SITE_SCALES, SCALES.thirtySecond]
/** Room around what is shown, for words. */
const AROUND = 34
const CAPTION = 26

/** The site to the largest standard scale that a frame has room for. Null where nothing of it has a place. */
export function surveyDrawing(analysis: Analysis, frame: Frame): Drawn | null {
  const within = { ...frame, height: frame.height - CAPTION }
  const shown = shownIn(analysis, within)
  if (!shown) return null
  const { box, scale, hasLot } = shown
  const [width, height] = [box.max.x - box.min.x, box.max.y - box.min.y]
  const placed = placeView(box, scale.ratio, {
    x: frame.left + (frame.width - onPaper(width, scale.ratio)) / 2,
    y: frame.top + (within.height - onPaper(height, scale.ratio)) / 2,
  })
  const room = roomIn(within)
  keepFree(analysis, placed, room)
  const { north } = analysis.layout.site
  return {
    marks: [
      ...structured({ kind: 'figure', alternative: surveyText(analysis) }, [
        ...surveyShapes(analysis, placed),
        ...(north === undefined ? [] : arrowMarks(within, north, room)),
        ...surveyWords({ analysis, placed, room }),
      ]),
      ...captionMarks(analysis, frame, scale, hasLot),
    ],
    viewport: { name: 'Site', frame: within, ratio: scale.ratio },
  }
}

type Shown = { readonly box: Box; readonly scale: Scale; readonly hasLot: boolean }

/** All of it; without the lot where that is larger than the smallest scale has room for. */
function shownIn(analysis: Analysis, { width, height }: Frame): Shown | null {
  for (const hasLot of [true, false]) {
    const box = surveyBox(analysis, hasLot)
    if (!box) continue
    const scale = SURVEY_SCALES.find(
      ({ ratio }) =>
        onPaper(box.max.x - box.min.x, ratio) <= width - 2 * AROUND &&
        onPaper(box.max.y - box.min.y, ratio) <= height - 2 * AROUND,
    )
    if (scale) return { box, scale, hasLot }
  }
  const box = surveyBox(analysis, false) ?? surveyBox(analysis, true)
  const last = SURVEY_SCALES.at(-1)
  return box && last ? { box, scale: last, hasLot: false } : null
}

/** A thing smaller than this on paper is never under words, points. */
const SMALL = 24

/** Words may be over a house and large things where nothing else is free. */
function keepFree({ layout }: Analysis, { toPaper }: PlacedView, room: Room): void {
  const { site } = layout
  for (const { outline } of housesOf(site)) room.takeSoftly(frameAround(outline.map(toPaper)))
  for (const one of [...obstaclesOf(site), ...keepOffsOf(site)]) {
    const frame = frameAround(placesAround(one).map(toPaper))
    if (Math.max(frame.width, frame.height) < SMALL) room.take(frame)
    else room.takeSoftly(frame)
  }
}

const ARROW = 54

function arrowMarks({ left, top, width }: Frame, north: number, room: Room): Marks {
  const at = room.find(
    [left + width - ARROW, left].map((x) => ({ frame: { left: x, top, width: ARROW, height: ARROW } })),
  )
  const corner = at?.frame ?? { left: left + width - ARROW, top }
  return northArrow(corner.left + ARROW / 2, corner.top + ARROW / 2, north)
}

function captionMarks({ layout }: Analysis, frame: Frame, scale: Scale, hasLot: boolean): Marks {
  const { lot = [], north, yard = [], photos = [] } = layout.site
  const words = [
    scale.words,
    ...(numberedSpots(layout.site).length > 0 ? ['Numbers: spots'] : []),
    ...(photos.length > 0 ? ['P: photos'] : []),
    ...(yard.length > 2 ? ['Dashed: yard line'] : []),
    ...(lot.length > 2 && !hasLot ? ['The lot is larger than this sheet'] : []),
    ...(north === undefined ? ['North: not entered'] : []),
  ]
  return [
    ...structured({ kind: 'paragraph' }, [
      letters(`${words.join('. ')}.`, frame.left, frame.top + frame.height - 6, {
        size: SIZE.small,
        color: INK.muted,
      }),
    ]),
    ...artifact(scaleBar(scale, frame.left + frame.width, frame.top + frame.height - 18)),
  ]
}

/** The drawing in words. */
function surveyText(analysis: Analysis): string {
  const { doors, lot = [] } = analysis.layout.site
  const spots = numberedSpots(analysis.layout.site).length
  const things = listedThings(analysis).map(({ name, size }) => `${name}, ${size}`)
  return [
    'Site seen from above',
    ...doors.map(
      ({ name = 'door', sill }) => `${name} with its sill at ${lengthText(sill, 'height-over-datum')}`,
    ),
    ...(spots > 0 ? [`${spots} spots`] : []),
    ...(lot.length > 2 ? [`a lot of ${lot.length} lines`] : []),
    ...things,
  ].join('; ')
}
