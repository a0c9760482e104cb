import type { Part } from '@ramp/domain'
import type { Mark, Marks } from '@ramp/drafting'
import {
  type CanvasLike,
  canvasPainter,
  group,
  hairline,
  inchLine,
  type PdfLike,
  paintPdf,
  paintSvg,
  path,
  placedMatrix,
  svgDocument,
  text,
} from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { cardSvg } from './cards/draw-card.ts'
import { drawPart } from './parts/draw-part.ts'
import { placedOf, testCatalogue } from './testing.ts'

const VIEW = { scale: 2, left: 10, top: 20 }
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315]
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000 + 0)

/** A context that keeps the matrix as a real one does, and notes what is painted with it. */
function recorder() {
  type State = { matrix: number[]; alpha: number }
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], alpha: 1 }
  const stack: State[] = []
  const painted: { what: string; matrix: readonly number[]; alpha: number; width: number }[] = []
  const multiply = (by: readonly number[]) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = state.matrix
    const [A = 1, B = 0, C = 0, D = 1, E = 0, F = 0] = by
    state = {
      ...state,
      matrix: [
        a * A + c * B,
        b * A + d * B,
        a * C + c * D,
        b * C + d * D,
        a * E + c * F + e,
        b * E + d * F + f,
      ],
    }
  }
  const note = (what: string) =>
    painted.push({ what, matrix: rounded(state.matrix), alpha: state.alpha, width: context.lineWidth })
  const turn = (radians: number) =>
    multiply([Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0])
  const context: CanvasLike<string> = {
    save: () => stack.push(state),
    restore: () => {
      state = stack.pop() ?? state
    },
    transform: (...by) => multiply(by),
    translate: (x: number, y: number) => multiply([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => multiply([x, 0, 0, y, 0, 0]),
    rotate: turn,
    fill: (what: string) => note(`fill ${what}`),
    stroke: (what: string) => note(`stroke ${what}`),
    fillText: (words: string, x: number, y: number) => {
      multiply([1, 0, 0, 1, x, y])
      note(words)
      multiply([1, 0, 0, 1, -x, -y])
    },
    setLineDash: () => undefined,
    get globalAlpha() {
      return state.alpha
    },
    set globalAlpha(alpha) {
      state = { ...state, alpha }
    },
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: '',
    font: '',
    textAlign: '',
    textRendering: '',
  }
  return { context, painted }
}

const paintOn = (marks: Marks) => {
  const { context, painted } = recorder()
  canvasPainter((d) => d, 'Inter')(context, marks, VIEW)
  return painted
}

test('shapes are made once, and those of before go after five thousand others', () => {
  let made = 0
  const paint = canvasPainter((d) => {
    made++
    return d
  }, 'Inter')
  const shapes = (from: number, count: number) =>
    paint(
      recorder().context,
      Array.from({ length: count }, (_, at) => path(`M${from + at} 0L0 0Z`, { fill: '#000' })),
      VIEW,
    )
  shapes(0, 10)
  shapes(0, 10)
  expect(made).toBe(10)
  shapes(10, 5000)
  expect(made).toBe(5010)
  shapes(0, 1)
  expect(made).toBe(5011)
})

describe('lettering on the canvas', () => {
  const word: Mark = text('5 × 5', { x: 3, y: 4 }, 8, { isUpright: true })

  test.each(TURNS)('is upright on a part turned by %d [drawing-painters-1]', (rotation) => {
    const [painted] = paintOn([group([word], { matrix: placedMatrix({ at: { x: 100, y: 50 }, rotation }) })])
    expect(painted?.matrix.slice(0, 4)).toEqual([2, 0, 0, 2])
  })

  test.each(TURNS)(
    'of a whole label is upright and stays in the middle of a part turned by %d',
    (rotation) => {
      const painted = paintOn([drawPart(placedOf('platform', rotation), undefined)])
      const name = painted.find(({ what }) => what === '5 × 5')
      expect(name?.matrix.slice(0, 4)).toEqual([2, 0, 0, 2])
      expect(name?.matrix[4]).toBeCloseTo(VIEW.left, 1)
    },
  )

  test('turns with its part where that is asked for', () => {
    const turned = { ...word, isUpright: false }
    const [painted] = paintOn([
      group([turned], { matrix: placedMatrix({ at: { x: 0, y: 0 }, rotation: 90 }) }),
    ])
    expect(painted?.matrix.slice(0, 4)).toEqual([0, 2, -2, 0])
  })

  test('too small to read is left out', () => {
    expect(paintOn([text('5 × 5', { x: 0, y: 0 }, 1.9)])).toEqual([])
    expect(paintOn([text('5 × 5', { x: 0, y: 0 }, 2)])).toHaveLength(1)
  })
})

describe('lines', () => {
  const both: Marks = [
    path('M0 0H1', { stroke: hairline('#000', 1.2) }),
    path('M0 0H2', { stroke: inchLine('#000', 3) }),
  ]

  test('keep their width on the screen, or grow with the view', () => {
    expect(paintOn(both).map(({ width }) => width * VIEW.scale)).toEqual([1.2, 6])
    expect(paintSvg(both, VIEW)).toContain('stroke-width="0.6"')
    expect(paintSvg(both, VIEW)).toContain('stroke-width="3"')
  })

  test('of pinned marks are pixels, whatever the view and the turn around them', () => {
    const pinned: Mark = { kind: 'pinned', at: { x: 5, y: 5 }, children: [path('M0 0H7', { fill: '#000' })] }
    const [painted] = paintOn([
      group([pinned], { matrix: placedMatrix({ at: { x: 0, y: 0 }, rotation: 90 }) }),
    ])
    expect(painted?.matrix).toEqual([1, 0, 0, 1, 0, 30])
  })

  test('fade with every group around them', () => {
    const [painted] = paintOn([
      group([group([path('M0 0H1', { fill: '#000' })], { opacity: 0.5 })], { opacity: 0.5 }),
      path('M0 0H9', { fill: '#000' }),
    ])
    expect(painted?.alpha).toBe(0.25)
    expect(paintOn(both).at(-1)?.alpha).toBe(1)
  })
})

describe('SVG', () => {
  test('holds the same marks as text', () => {
    const marks: Marks = [
      group([path('M0 0H1Z', { fill: '#fff', stroke: hairline('#123456', 2, [4, 2]) })], {
        matrix: placedMatrix({ at: { x: 7, y: 8 }, rotation: 90 }),
        opacity: 0.5,
      }),
    ]
    expect(svgDocument(marks, VIEW, 30, 40)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40" viewBox="0 0 30 40">' +
        '<g transform="matrix(2 0 0 2 10 20)"><g transform="matrix(0 1 -1 0 7 8)" opacity="0.5">' +
        '<path d="M0 0H1Z" fill="#fff" stroke="#123456" stroke-width="1" stroke-dasharray="2 1"/></g></g></svg>',
    )
  })

  test('turns upright words back, and writes any text as text', () => {
    const marks: Marks = [
      group([text('<"&>', { x: 1, y: 2 }, 8, { isUpright: true })], {
        matrix: placedMatrix({ at: { x: 0, y: 0 }, rotation: 90 }),
      }),
    ]
    expect(paintSvg(marks, VIEW)).toContain('transform="rotate(-90 1 2)">&#60;&#34;&#38;&#62;</text>')
  })

  test('of a gallery card shows the part without its name, and nothing for what is never drawn', () => {
    const item = testCatalogue.byShortName.get('ramp')
    const card = item && cardSvg(item, testCatalogue, { width: 64, height: 56 })
    expect(card).toContain('viewBox="0 0 64 56"')
    expect(card).not.toContain('<text')
    const turned = { width: 64, height: 56, change: (part: Part) => ({ ...part, rotation: 90 }) }
    expect(item && cardSvg(item, testCatalogue, turned)).not.toBe(card)
    expect(item && cardSvg({ ...item, role: 'leg' }, testCatalogue, { width: 64, height: 56 })).toBeNull()
  })
})

/** A document that notes what is called on it. */
function pdfRecorder() {
  const calls: string[] = []
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      calls.push(`${name} ${values.flat().join(' ')}`.trim())
  const doc: PdfLike = {
    save: note('save'),
    restore: note('restore'),
    transform: note('transform'),
    path: note('path'),
    fillAndStroke: note('fillAndStroke'),
    fill: note('fill'),
    stroke: note('stroke'),
    lineWidth: note('lineWidth'),
    lineCap: note('lineCap'),
    dash: note('dash'),
    undash: note('undash'),
    opacity: note('opacity'),
    font: note('font'),
    fillColor: note('fillColor'),
    text: (words, x, y) => calls.push(`text ${words} ${x} ${y}`),
    widthOfString: (words) => words.length * 10,
  }
  return { doc, calls }
}

describe('PDF', () => {
  const fonts = { regular: 'R', bold: 'B' }

  test('paints the same paths, with the view applied and hairlines in points', () => {
    const { doc, calls } = pdfRecorder()
    paintPdf(doc, [path('M0 0H1Z', { fill: '#fff', stroke: hairline('#000', 1, [4, 2]) })], VIEW, fonts)
    expect(calls).toEqual([
      'save',
      'transform 2 0 0 2 10 20',
      'path M0 0H1Z',
      'lineWidth 0.5',
      'lineCap butt',
      'dash 2 1',
      'fillAndStroke #fff #000',
      'restore',
    ])
  })

  test.each`
    points   | sheet                                    | width
    ${0.5}   | ${'a plan of half a point to the inch'}  | ${0.3}
    ${5 / 3} | ${'a plan at the scale of the canvas'}   | ${1}
    ${2.4}   | ${'a plan larger than the canvas'}       | ${1}
    ${0.1}   | ${'a plan too small for lines in print'} | ${0.25}
  `('draws a hairline $width points wide on $sheet', ({ points, width }) => {
    const { doc, calls } = pdfRecorder()
    paintPdf(doc, [path('M0 0H1', { stroke: hairline('#000') })], { scale: points, left: 0, top: 0 }, fonts)
    const [line] = calls.filter((call) => call.startsWith('lineWidth'))
    expect(Number(line?.split(' ')[1]) * points).toBeCloseTo(width, 6)
  })

  test('sets words by their end, middle or start, without a matrix of their own', () => {
    const { doc, calls } = pdfRecorder()
    const words = (align: 'start' | 'middle' | 'end') =>
      text('25″', { x: 5, y: 6 }, 8, { align, weight: 'bold' })
    paintPdf(doc, [words('start'), words('middle'), words('end')], VIEW, fonts)
    expect(calls.filter((call) => call.startsWith('text'))).toEqual([
      'text 25″ 5 6',
      'text 25″ -10 6',
      'text 25″ -25 6',
    ])
    expect(calls).toContain('font B 8')
  })

  test('fades what a group fades, and nothing after it', () => {
    const { doc, calls } = pdfRecorder()
    const box = path('M0 0H1Z', { fill: '#fff' })
    paintPdf(doc, [group([group([box], { opacity: 0.5 })], { opacity: 0.5 }), box], VIEW, fonts)
    expect(calls.filter((call) => call.startsWith('opacity'))).toEqual(['opacity 0.5', 'opacity 0.25'])
    expect(calls.slice(-5)).toEqual(['restore', 'restore', 'path M0 0H1Z', 'fill #fff', 'restore'])
  })
})
