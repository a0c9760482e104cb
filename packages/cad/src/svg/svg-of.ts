import { boxAround, type Inches, type Point } from '@ramp/domain'
import { FILE_DASHES } from '@ramp/drafting'
import type { SystemView } from '@ramp/solids'
import { LAYERS, type Layer } from '../strokes/layers.ts'
import { withPlacedNotes } from '../strokes/placed-notes.ts'
import { boxOfLetters, type Letters, type Stroke } from '../strokes/stroke.ts'
import { drawnView } from '../strokes/view-strokes.ts'

const DASHED = FILE_DASHES.dashed.map(Math.abs).join(' ')
/** Paper around a view. */
const MARGIN: Inches = 12
const MM_PER_INCH = 25.4
/** Pens are millimeters on paper at 1/4" = 1'-0". */
const PAPER = 48

/** A view as an SVG file: width and height in inches of the thing itself, a unit of its view box one inch, one group for each layer. */
export function svgOf(given: SystemView): string {
  const view = withPlacedNotes(given)
  const { strokes, dimensions, letters } = drawnView(view)
  const allStrokes = [...strokes, ...dimensions.flatMap((one) => one.strokes)]
  const allLetters = [...letters, ...dimensions.map((one) => one.letters)]
  const words = dimensions.map((one) => boxOfLetters(one.letters))
  const { min, max } = boxAround([view.box, ...words].flatMap((box) => [box.min, box.max]))
  const [left, top] = [min.x - MARGIN, min.y - MARGIN]
  const [width, height] = [max.x - min.x + 2 * MARGIN, max.y - min.y + 2 * MARGIN]
  const groups = LAYERS.map((layer) =>
    groupOf(
      layer,
      allStrokes.filter((one) => one.layer === layer.name),
      allLetters.filter((one) => one.layer === layer.name),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(width)}in" height="${figure(height)}in" viewBox="${[left, top, width, height].map(figure).join(' ')}">`,
    `<title>${escaped(view.name)}</title>`,
    ...groups.filter((group) => group !== ''),
    '</svg>',
    '',
  ].join('\n')
}

function groupOf(
  { name, says, pen, ink }: Layer,
  strokes: readonly Stroke[],
  letters: readonly Letters[],
): string {
  if (strokes.length === 0 && letters.length === 0) return ''
  const wide = figure((pen / MM_PER_INCH) * PAPER)
  return [
    `<g id="${name}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linejoin="round">`,
    `<desc>${escaped(says)}</desc>`,
    ...strokes.map(pathOf),
    ...letters.map((one) => textOf(one, ink)),
    '</g>',
  ].join('\n')
}

function pathOf({ points, isClosed, isDashed }: Stroke): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`).join('')
  return `<path d="${path}${isClosed ? 'Z' : ''}"${isDashed ? ` stroke-dasharray="${DASHED}"` : ''}/>`
}

function textOf({ at, text, height, turn }: Letters, ink: string): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${placeOf(at)})"`
  return (
    `<text x="${figure(at.x)}" y="${figure(at.y)}" font-family="Inter, Arial, sans-serif" font-size="${figure(height * LETTER_TO_FONT)}" ` +
    `text-anchor="middle" dominant-baseline="central" fill="${ink}" stroke="none"${turned}>${escaped(text)}</text>`
  )
}

/** A typeface is larger than its capitals. */
const LETTER_TO_FONT = 1.37

const placeOf = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`

const figure = (value: number): string => String(Number(value.toFixed(4)))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
