import type { Analysis } from '@ramp/domain'
import {
  group,
  inchLine,
  letters,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  type TextFont,
  textWidth,
} from '@ramp/drafting'
import { drawBraces, drawLegs } from '@ramp/drawing'
import { LEGEND, SMALLEST } from '../sheet/sheet.ts'

type Sign = { readonly marks: Marks; readonly width: number; readonly words: string }

const WORDS: TextFont = { size: SMALLEST, weight: 'regular' }
const GAP = 22
const BESIDE = 8
const LINE = 18
/** The signs of the plan, which are drawn in inches, at this many points per inch. */
const ENLARGED = 1.5

/** What the signs of the plan mean; only those that stand on it, in as many lines as they need below the plan. */
export function legend(analysis: Analysis): Marks {
  const lines = linesOf(signsOf(analysis))
  const first = LEGEND.top + LEGEND.height / 2 - ((lines.length - 1) * LINE) / 2
  return lines.flatMap((signs, index) => {
    let left = LEGEND.left
    const middle = first + index * LINE
    return signs.flatMap((sign) => {
      const x = left
      left += widthOf(sign) + GAP
      return [
        group(sign.marks, { matrix: [1, 0, 0, 1, x, middle] }),
        letters(sign.words, x + sign.width + BESIDE, middle + 4.5, WORDS),
      ]
    })
  })
}

const widthOf = ({ width, words }: Sign): number => width + BESIDE + textWidth(words, WORDS)

function linesOf(signs: readonly Sign[]): readonly (readonly Sign[])[] {
  const lines: Sign[][] = []
  let left = 0
  for (const sign of signs) {
    const line = lines.at(-1)
    if (line && left + GAP + widthOf(sign) <= LEGEND.width) {
      line.push(sign)
      left += GAP + widthOf(sign)
    } else {
      lines.push([sign])
      left = widthOf(sign)
    }
  }
  return lines
}

function signsOf({ connections, closures, legs, bracing, placement }: Analysis): readonly Sign[] {
  const uses = new Set(connections.openings.map(({ use }) => use))
  const kinds = new Set(bracing.braces.filter(({ isActive }) => isActive).map(({ kind }) => kind))
  const standing = legs.filter(({ isActive }) => isActive)
  const hasRails = placement.parts.some(({ item }) => (item.handrails ?? 'NO_RAILS') !== 'NO_RAILS')
  const when = (isShown: boolean, sign: Sign) => (isShown ? [sign] : [])
  return [
    ...when(uses.has('entrance'), pill('ENTRANCE', PALETTE.ok, 'top of the system')),
    ...when(uses.has('exit'), pill('EXIT', PALETTE.selected, 'bottom of the system')),
    ...when(hasRails, { marks: rail(), width: 34, words: 'Handrail' }),
    ...when(
      closures.some(({ isActive, isSwitchable }) => isActive && isSwitchable),
      {
        marks: [path('M0 0H34', { stroke: inchLine(PALETTE.closure, 4.5) })],
        width: 34,
        words: 'Closure',
      },
    ),
    ...when(
      closures.some(({ isSwitchable }) => !isSwitchable),
      {
        marks: [path('M0 0H34', { stroke: inchLine(PALETTE.closureCustom, 4.5) })],
        width: 34,
        words: 'Custom closure',
      },
    ),
    ...when(
      standing.some(({ isLowPro }) => !isLowPro),
      { marks: leg(false), width: 10, words: 'Leg' },
    ),
    ...when(
      standing.some(({ isLowPro }) => isLowPro),
      { marks: leg(true), width: 10, words: 'Low-profile foot' },
    ),
    ...when(kinds.has('angle'), { marks: brace('angle'), width: 12, words: 'Angle brace' }),
    ...when(kinds.has('cross'), { marks: brace('cross'), width: 16, words: 'Cross brace' }),
  ]
}

function pill(name: string, color: string, words: string): Sign {
  const font: TextFont = { size: SMALLEST, weight: 'bold' }
  const width = textWidth(name, font) + 16
  return {
    marks: [
      path(roundBoxData(0, -8, width, 16, 8), { fill: color }),
      letters(name, width / 2, 4.3, { ...font, color: PALETTE.surface, align: 'middle' }),
    ],
    width,
    words,
  }
}

const rail = (): Marks => [path('M0 -2H34M0 2H34', { stroke: inchLine(PALETTE.rail, 1.3) })]

const leg = (isLowPro: boolean): Marks => [
  group(
    drawLegs([
      {
        id: 'legend',
        part: 'legend',
        x: 3,
        y: 0,
        originalLength: 1,
        height: 1,
        isActive: true,
        isLowPro,
        isEditable: false,
        shortName: 'legend',
      },
    ]),
    { matrix: [ENLARGED, 0, 0, ENLARGED, 0, 0] },
  ),
]

const brace = (kind: 'angle' | 'cross'): Marks => [
  group(
    drawBraces([
      { id: 'legend', kind, part: 'legend', x: 5, y: 0, shortName: 'legend', size: null, isActive: true },
    ]),
    { matrix: [ENLARGED, 0, 0, ENLARGED, 0, 0] },
  ),
]
