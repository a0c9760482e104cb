import { type DesiredRatio, INCHES_PER_FOOT, type KnownBy, type Landing, type Point } from '@ramp/domain'
import {
  group,
  hairline,
  KNOWN_COLORS,
  lengthText,
  lineData,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  text,
  textWidth,
} from '@ramp/drafting'
import { spotSign } from './draw-spots.ts'

const GROUND: Readonly<Record<KnownBy, string>> = {
  measured: 'measured ground',
  estimated: 'estimated ground',
  assumed: 'assumed ground',
}

/** `Rise 22 7/8", 23 ft at 1:12` */
export const landingWords = ({ rise, length }: Landing, ratio: DesiredRatio): string =>
  rise <= 0
    ? `Rise ${lengthText(rise, 'height')}, no ramp needed`
    : `Rise ${lengthText(rise, 'height')}, ${length / INCHES_PER_FOOT} ft at ${ratio}`

/** `measured ground, 1 1/8" over the datum` */
export const groundWords = ({ ground: { z, how } }: Landing): string => {
  const height = lengthText(Math.abs(z), 'height')
  if (height === '0"') return `${GROUND[how]}, level with the datum`
  return `${GROUND[how]}, ${height} ${z < 0 ? 'under' : 'over'} the datum`
}

/** What can be seen around a place, in pixels. */
export type RoomAround = { readonly left: number; readonly right: number; readonly above: number }

const HEIGHT = 68
/** Between the pointer and the words, and between the words and the edge of what is seen. */
const OFF_POINTER = 28
const OFF_EDGE = 8

/** What a ramp would be that lands at a place: above the pointer there, below it or aside where it would be cut off. */
export function drawLanding(
  landing: Landing,
  ratio: DesiredRatio,
  { at, room }: { readonly at: Point; readonly room: RoomAround },
): Marks {
  const lines = [landingWords(landing, ratio), groundWords(landing)] as const
  const width =
    24 +
    Math.max(
      textWidth(lines[0], { size: 14, weight: 'bold' }),
      textWidth(lines[1], { size: 11, weight: 'regular' }) + 14,
    )
  const left = Math.max(OFF_EDGE - room.left, Math.min(-width / 2, room.right - OFF_EDGE - width))
  const top = room.above < HEIGHT + OFF_POINTER + OFF_EDGE ? OFF_POINTER : -HEIGHT - OFF_POINTER
  return [
    {
      kind: 'pinned',
      at,
      children: [
        path(
          lineData([
            { x: -14, y: 0 },
            { x: 14, y: 0 },
          ]),
          { stroke: hairline(PALETTE.selected, 1.5) },
        ),
        path(
          lineData([
            { x: 0, y: -14 },
            { x: 0, y: 14 },
          ]),
          { stroke: hairline(PALETTE.selected, 1.5) },
        ),
        path(roundBoxData(left, top, width, HEIGHT, 8), {
          fill: PALETTE.surface,
          stroke: hairline(PALETTE.edge),
        }),
        text('Lands here', { x: left + 12, y: top + 18 }, 11, { color: PALETTE.muted, align: 'start' }),
        text(lines[0], { x: left + 12, y: top + 38 }, 14, { weight: 'bold', align: 'start' }),
        group(spotSign(landing.ground.how), { matrix: [0.8, 0, 0, 0.8, left + 17, top + 54] }),
        text(lines[1], { x: left + 26, y: top + 58 }, 11, {
          color: KNOWN_COLORS[landing.ground.how],
          align: 'start',
        }),
      ],
    },
  ]
}
