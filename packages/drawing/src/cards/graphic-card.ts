import { INCHES_PER_FOOT, type Inches, newDrawing } from '@ramp/domain'
import {
  boxData,
  fitBox,
  group,
  hairline,
  type Marks,
  PALETTE,
  path,
  placedMatrix,
  rectData,
  roundBoxData,
  type Size,
  svgDocument,
  text,
} from '@ramp/drafting'
import { drawDoor } from '../drawings/draw-door.ts'
import { measuredText } from '../drawings/measured-text.ts'
import { drawGraphic } from '../graphics/draw-graphic.ts'
import type { LibraryGraphic } from '../graphics/library/graphic.ts'

/** Lines on a card are never thinner than this, pixels. */
const THINNEST = 1.1
/** A small thing is not blown up further than this, so that a 4 inch post stays smaller than a 12 inch one. */
const LARGEST_SCALE = 4

/** A gallery card's picture of a graphic: in its own colours, with lines that can be seen at this size. */
export function graphicCardSvg(graphic: LibraryGraphic, size: Size): string {
  const { width, length } = sizeOnCard(graphic)
  const box = { min: { x: -width / 2, y: -length / 2 }, max: { x: width / 2, y: length / 2 } }
  const view = fitBox(box, { left: 0, top: 0, ...size }, { x: 3, y: 3 }, LARGEST_SCALE)
  return svgDocument(marksOf(graphic, view.scale), view, size.width, size.height)
}

/** Letters of a label on a card: their width, and from one line to the next. */
const LETTER = 7.6
const LINE = 14
const LETTERS_IN_LINE = 12

/** A label broken into lines, so that it can be read on its card. */
function linesOf(label: string): readonly string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LETTERS_IN_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Words and forms are drawn for the card itself: scaled down as a whole nobody could read them. */
const sizeOnCard = ({ makes, frontendName, width, length }: LibraryGraphic) => {
  switch (makes.kind) {
    case 'text':
      return {
        width: Math.max(60, ...linesOf(frontendName).map((words) => words.length * LETTER)),
        length: Math.max(36, linesOf(frontendName).length * LINE),
      }
    case 'ada-box':
    case 'rise-box':
    case 'service-box':
      return { width: 60, length: 48 }
    case 'ruler':
      return { width: 60, length: 30 }
    case 'door':
      return { width: 2 * width + 6, length: length + 4 }
    default:
      return { width, length }
  }
}

function marksOf(graphic: LibraryGraphic, scale: number): Marks {
  const { makes, width, length, id, frontendName } = graphic
  switch (makes.kind) {
    case 'graphic': {
      const { fill, stroke, strokeWidth, ...second } = makes.colors
      const thicker = Math.max(1, THINNEST / (0.7 * scale))
      return drawGraphic({
        graphic: id,
        width,
        length,
        style: {
          fill,
          stroke,
          strokeWidth: strokeWidth * thicker,
          lineStyle: 'solid',
          lineCap: 'round',
          opacity: 1,
        },
        second: { ...second, strokeWidth2: second.strokeWidth2 * thicker },
      })
    }
    case 'rectangle':
      return [path(rectData(width, length), { fill: makes.fill, stroke: hairline(makes.stroke, 1.2) })]
    case 'text':
      return linesOf(frontendName).map((words, index, { length: lines }) =>
        text(words, { x: 0, y: (index - (lines - 1) / 2) * LINE + 4 }, 11, {
          color: makes.lettering.fontColor,
          weight: 'bold',
        }),
      )
    case 'door':
      return doorMarks(width)
    case 'fence':
      return fenceMarks(width)
    case 'ruler':
      return makes.tool === 'ruler' ? RULER : MEASURE
    case 'ada-box':
      return ADA
    case 'rise-box':
      return RISE
    case 'service-box':
      return SERVICE
  }
}

const line = (color: string, width = 1.1) => ({ stroke: hairline(color, width) })

/** The door as it is put down: its leaf lies open beside its opening, and between them the way it swings. */
const doorMarks = (width: Inches): Marks => {
  const door = newDrawing({ kind: 'door', id: '', at: { x: 0, y: 0 }, width })
  return [
    group(drawDoor(door), { matrix: placedMatrix({ at: { x: width / 2, y: width / 2 }, rotation: 0 }) }),
  ]
}

const fenceMarks = (width: Inches): Marks => [
  path(boxData(-width / 2, -1, width, 2), { fill: PALETTE.fence, ...line(PALETTE.fenceLine) }),
  ...[-0.5, -0.25, 0, 0.25, 0.5].map((share) =>
    path(boxData(share * (width - 5) - 2.5, -2.5, 5, 5), {
      fill: PALETTE.fencePost,
      ...line(PALETTE.fenceLine),
    }),
  ),
]

const RULER: Marks = [
  path(roundBoxData(-29, -8, 58, 16, 1.5), { fill: PALETTE.tape, ...line(PALETTE.tapeLine) }),
  path(
    [-24, -18, -12, -6, 0, 6, 12, 18, 24].map((x, at) => `M${x} -8v${at % 2 ? 4 : 7}`).join(''),
    line(PALETTE.tapeLine, 1),
  ),
]

const MEASURE: Marks = [
  path('M-27 0H27M-27 -6V6M27 -6V6', line(PALETTE.selected, 1.4)),
  path('M-21 -3L-27 0L-21 3M21 -3L27 0L21 3', line(PALETTE.selected, 1.4)),
  path(boxData(-15.5, -5, 31, 10), { fill: PALETTE.surface }),
  text(measuredText(INCHES_PER_FOOT * 15, 'ft'), { x: 0, y: 2.4 }, 7, {
    color: PALETTE.selected,
    weight: 'bold',
  }),
]

const sheet = path(roundBoxData(-29, -23, 58, 46, 1.5), { fill: PALETTE.surface, ...line(PALETTE.outline) })
const title = (words: string) => text(words, { x: -25, y: -13 }, 7.6, { align: 'start', weight: 'bold' })
const rows = (count: number, from: number): string =>
  Array.from({ length: count }, (_, row) => `M${from} ${-5 + row * 7}H${row % 2 ? 18 : 24}`).join('')

const ADA: Marks = [
  sheet,
  title('ADA'),
  path(rows(4, -16), line(PALETTE.hintedWords, 2)),
  ...[0, 1, 2, 3].map((row) => path(boxData(-25, -7.6 + row * 7, 5, 5), line(PALETTE.outline))),
  path('M-24 -5.2l1.4 1.6l2.6 -3.4M-24 1.8l1.4 1.6l2.6 -3.4', line(PALETTE.ticked, 1.6)),
]

const RISE: Marks = [
  sheet,
  title('RISE'),
  path('M-25 16H-8V9H-1V2H6V-5H25', line(PALETTE.outline, 1.3)),
  path('M20 -3V16M17.6 0L20 -3.4L22.4 0M17.6 13L20 16.4L22.4 13', line(PALETTE.selected, 1.3)),
  path('M-25 16H25', line(PALETTE.hintedWords, 1.2)),
]

const SERVICE: Marks = [
  sheet,
  title('SERVICE'),
  path(rows(2, -25), line(PALETTE.hintedWords, 2)),
  text('SHIP', { x: -25, y: 13 }, 7.6, { align: 'start', weight: 'bold' }),
  path('M-25 18H18', line(PALETTE.hintedWords, 2)),
]
