import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../fixtures/systems.ts'
import { quoteReport } from '../quote/quote-report.ts'

type Line = {
  readonly product: 'P3G' | 'P2G' | 'PHD'
  /** 5x5 and 6x5 platforms. */
  readonly deck: string
  readonly wideDeck: string
  readonly ramp: (feet: number) => string
  readonly wideRamp: string
  /** The ramp that may end on the ground. */
  readonly lowest: string
  /** A stair for 25 in and one for 14 in. */
  readonly stair: string
  readonly lowStair: string
}
const P3G: Line = {
  product: 'P3G',
  deck: 'PPS55TL',
  wideDeck: 'PPS65TL',
  ramp: (feet) => `PRSTL${feet}`,
  wideRamp: 'PRSTL648',
  lowest: 'PRSTL6',
  stair: 'PST22',
  lowStair: 'PST10',
}
const P2G: Line = {
  product: 'P2G',
  deck: 'MP55',
  wideDeck: 'MP65',
  ramp: (feet) => `MRTL${feet}`,
  wideRamp: 'MRTL648',
  lowest: 'MRTL6',
  stair: 'MST22',
  lowStair: 'MST10',
}
const PHD: Line = {
  product: 'PHD',
  deck: 'PHDP55G',
  wideDeck: 'PHDP65G',
  ramp: (feet) => `PHDR${feet}48G`,
  wideRamp: 'PHDR654G',
  lowest: 'PHDRS648G',
  stair: 'PHDST2148',
  lowStair: 'PHDST1448',
}
const LINES = [P3G, P2G, PHD]

/** Every error and warning of a quote, with the parts it names; warnings are marked. */
function said(system: DescribedSystem): readonly string[] {
  const { errors, warnings } = quoteReport(analysed(system), [])
  const line = ({ message, parts }: (typeof errors)[number]) => `${message} [${parts.join(' ')}]`
  return [...errors.map(line), ...warnings.map((one) => `warning: ${line(one)}`)]
}
const run = (heights: string, parts: string, name = 'Primary') => {
  const [top, bottom] = heights.split(' ').map(Number)
  return { name, top, bottom, parts: parts.split(' ') }
}
type More = Readonly<Record<string, unknown>>
const porch = ({ deck }: Line, more: More = {}) => first('A', deck, more)

/** A platform A at the door and two ramps down to the ground. */
const walk = (line: Line, deck: More = {}): DescribedSystem & { product: Line['product'] } => ({
  product: line.product,
  parts: [
    porch(line, deck),
    against('r1', line.ramp(8), 'A BOTTOM LEFT'),
    against('r2', line.lowest, 'r1 BOTTOM'),
  ],
  runs: [run('14 0', 'A r1 r2')],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
})
/** The same with a stair beside it. */
const walkAndStair = (line: Line, runs: DescribedSystem['runs'], deck: More = {}): DescribedSystem => ({
  ...walk(line, deck),
  parts: [...walk(line, deck).parts, against('s', line.lowStair, 'A RIGHT', { activeHeight: 14 })],
  runs,
  exits: [
    ['r2', 'BOTTOM'],
    ['s', 'BOTTOM'],
  ],
})
const stairOnly = (line: Line, heights: string): DescribedSystem => ({
  product: line.product,
  parts: [porch(line), against('s', line.stair, 'A BOTTOM', { activeHeight: 25 })],
  runs: [run(heights, 'A s')],
  entrances: [['A', 'TOP']],
  exits: [['s', 'BOTTOM']],
})

describe.each(LINES)('on $product', (line) => {
  test.each([0, 45, 90, 135, 180, 225, 270, 315])('a system turned by %i degrees is sound', (rotation) => {
    expect(said(walk(line, { rotation }))).toEqual([])
    expect(said(walk(line, { rotation, at: { x: -900.5, y: -3 } }))).toEqual([])
  })

  test('parts may be drawn in any order, and a stair goes in a run of its own', () => {
    const parts = walk(line).parts.toReversed()
    expect(said({ ...walk(line), parts })).toEqual([])
    expect(said(walkAndStair(line, [run('14 0', 'A r1 r2'), run('14 0', 's', 'Run 2')]))).toEqual([])
  })

  test.each([0, 45, 180])('a stair in the primary run is the part to take out, turned by %i', (rotation) => {
    const runs = [run('14 0', 'A s'), run('14 0', 'r1 r2', 'Run 2')]
    expect(said(walkAndStair(line, runs, { rotation }))).toEqual([
      'Stairs are not allowed in your primary run [s]',
    ])
  })

  test('ramps and stairs of one run are named, not the platform between them', () => {
    const between = (upper: string, lower: string): DescribedSystem => ({
      product: line.product,
      parts: [
        porch(line),
        against('u', upper, 'A BOTTOM LEFT'),
        against('B', line.deck, 'u BOTTOM LEFT'),
        against('l', lower, 'B BOTTOM LEFT'),
      ],
      runs: [run('24 24', 'A'), run('24 4', 'u B l', 'Run 2')],
    })
    expect(said(between(line.lowStair, line.ramp(6)))).toContain(
      'Ramps and Stairs are not allowed in the same run [u l]',
    )
    expect(said(between(line.ramp(6), line.lowStair))).toContain(
      'Stairs and Ramps are not allowed in the same run [u l]',
    )
  })

  test.each([0, 315])('ramps of two widths are that and nothing else, turned by %i', (rotation) => {
    const system: DescribedSystem = {
      product: line.product,
      parts: [
        first('A', line.wideDeck, { rotation }),
        against('r1', line.ramp(6), 'A BOTTOM LEFT'),
        against('r2', line.wideRamp, 'r1 BOTTOM'),
      ],
      runs: [run('13 1', 'A r1 r2')],
    }
    const { issues } = analysed(system)
    expect(issues.filter(({ area }) => area === 'run').map(({ code }) => code)).toEqual(['run.ramp-sizes'])
    expect(said(system)).toContain('Different sized ramps cannot connect [r1 r2]')
  })

  test('a platform between them joins ramps of two widths', () => {
    const parts = [
      first('A', line.wideDeck),
      against('r1', line.ramp(6), 'A BOTTOM LEFT'),
      against('B', line.wideDeck, 'r1 BOTTOM LEFT'),
      against('r2', line.wideRamp, 'B BOTTOM LEFT'),
    ]
    expect(said({ ...walk(line), parts, runs: [run('13 1', 'A r1 B r2')] })).toEqual([
      'warning: Ramp ends 1" above grade. [r2]',
    ])
  })

  test.each(['BOTTOM', 'TOP'])('a rail across the %s that is walked through', (side) => {
    const parts = side === 'BOTTOM' ? 'A r1' : 'A'
    expect(said(walk(line, { handrailSides: ['LEFT', side], rotation: 90 }))).toEqual([
      `There are connections that overlap guards / handrails. [${parts}]`,
    ])
    expect(said(walk(line, { handrailSides: ['LEFT', 'RIGHT'] }))).toEqual([])
  })

  test.each`
    heights      | names
    ${'100 1'}   | ${['Could not generate legs [A]']}
    ${'99.99 0'} | ${[]}
  `('a platform from $heights stands on legs but for $names', ({ heights, names }) => {
    const errors = said({ ...walk(line), runs: [run(heights, 'A r1 r2')] })
    expect(errors.filter((one) => !one.startsWith('warning'))).toEqual(names)
  })

  test.each`
    heights     | says
    ${'24.5 0'} | ${[]}
    ${'25.5 0'} | ${[]}
    ${'24.4 0'} | ${['s']}
    ${'25.6 0'} | ${['s']}
  `('a stair of 25 in in a run from $heights may not line up: $says', ({ heights, says }) => {
    const { issues } = analysed(stairOnly(line, heights))
    expect(issues.map(({ code, parts }) => [code, parts])).toEqual(
      says.length > 0 ? [['run.stairs-height', says]] : [],
    )
  })

  test('a part that is no part of the system is no entrance', () => {
    const drawn = first('z', line.deck, { at: { x: 900, y: 200 }, isLogicless: true })
    const system = { ...walk(line), parts: [...walk(line).parts, drawn] }
    expect(said(system)).toEqual([])
    expect(said({ ...system, entrances: [...(system.entrances ?? []), ['z', 'TOP']] })).toEqual([
      '5x5 top side cannot be an entrance: it is already connected, or the route cannot begin there. Choose a free side. [z]',
    ])
  })
})

describe('what only some lines refuse', () => {
  test.each`
    line   | from        | isError
    ${P3G} | ${'6 6'}    | ${true}
    ${P2G} | ${'6 6'}    | ${false}
    ${PHD} | ${'6 6'}    | ${false}
    ${P3G} | ${'37 1'}   | ${true}
    ${P2G} | ${'37 1'}   | ${true}
    ${PHD} | ${'37 1'}   | ${true}
    ${P3G} | ${'36.9 1'} | ${false}
    ${P2G} | ${'36.9 1'} | ${false}
    ${PHD} | ${'36.9 1'} | ${false}
  `('a 3 ft ramp of $line.product from $from has no credible slope: $isError', ({ line, from, isError }) => {
    const parts = [porch(line), against('r1', line.ramp(3), 'A BOTTOM LEFT')]
    const system = { ...walk(line), parts, runs: [run(from, 'A r1')], exits: [['r1', 'BOTTOM']] as const }
    const what = from === '6 6' ? 'Slope cant be 0 [A r1]' : 'Slope cant be greater than 1 [A r1]'
    const errors = said(system).filter((one) => !one.startsWith('warning'))
    expect(errors).toEqual(isError ? [what] : [])
  })

  test.each`
    line   | heights    | says
    ${P2G} | ${'-3 0'}  | ${[]}
    ${P2G} | ${'14 15'} | ${['run.bottom-adjusted', 'run.above-grade']}
    ${PHD} | ${'14 -2'} | ${['run.starter-ramp-missing']}
    ${PHD} | ${'14 0'}  | ${['run.starter-ramp-missing']}
    ${PHD} | ${'15 1'}  | ${['run.above-grade']}
  `('$line.product from $heights: a height below the ground is on it, $says', ({ line, heights, says }) => {
    const parts = [
      porch(line),
      against('r1', line.ramp(8), 'A BOTTOM LEFT'),
      against('r2', line.ramp(6), 'r1 BOTTOM'),
    ]
    const { issues } = analysed({ ...walk(line), parts, runs: [run(heights, 'A r1 r2')] })
    expect(issues.filter(({ area }) => area === 'run').map(({ code }) => code)).toEqual(says)
  })

  test('the last part is the one to change for a starter ramp', () => {
    const parts = [porch(PHD), against('r1', 'PHDR648G', 'A BOTTOM LEFT')]
    const system = { ...walk(PHD), parts, runs: [run('6 0', 'A r1')], exits: [['r1', 'BOTTOM']] as const }
    expect(said(system)).toEqual(['warning: There must be a starter ramp if the runs height ends at 0 [r1]'])
  })

  test('child rails that differ beyond a platform are those of the two ramps', () => {
    const parts = [
      porch(PHD),
      against('r1', 'PHDR848G', 'A BOTTOM LEFT', { childRails: true }),
      against('B', 'PHDP55G', 'r1 BOTTOM LEFT'),
      against('r2', 'PHDRS648G', 'B BOTTOM LEFT'),
    ]
    expect(said({ ...walk(PHD), parts, runs: [run('14 0', 'A r1 B r2')] })).toEqual([
      'A ramp run must all have child rails in order. [r1 r2]',
    ])
  })

  test('a 45-degree piece of another width than its ramp is a ramp of another size', () => {
    const parts = [
      first('r1', 'PRSTL648'),
      against('k', 'MPARR45', 'r1 BOTTOM'),
      against('r2', 'PRSTL6', 'k BOTTOM'),
    ]
    const { issues } = analysed({ parts, runs: [run('12 0', 'r1 k r2')] })
    expect(issues.filter(({ area }) => area === 'run').map(({ code }) => code)).toEqual(['run.ramp-sizes'])
  })
})

describe('a platform side narrower than what hangs on it', () => {
  const made = (line: Line, width: number, down: string, more: More = {}): DescribedSystem => {
    const names = { P3G: `PPS${width}x60TL`, P2G: `MP${width}x60`, PHD: `PHDP${width}x60G` }
    return {
      product: line.product,
      customParts: [{ itemType: 'PLATFORM', width, length: 60 }],
      parts: [first('A', names[line.product]), against('d', down, 'A BOTTOM', more)],
      runs: [run('25 0', 'A d')],
      entrances: [['A', 'TOP']],
      exits: [['d', 'BOTTOM']],
    }
  }
  const tooSmall = ['Platforms side is too small [A d]']

  test.each`
    line   | width   | fits
    ${P3G} | ${33.5} | ${false}
    ${P3G} | ${36}   | ${true}
    ${P2G} | ${33.5} | ${false}
    ${P2G} | ${36}   | ${true}
    ${PHD} | ${36}   | ${false}
    ${PHD} | ${47.5} | ${true}
  `('$line.product $width in takes a stair: $fits', ({ line, width, fits }) => {
    expect(said(made(line, width, line.stair, { activeHeight: 25 }))).toEqual(fits ? [] : tooSmall)
  })

  test.each`
    width   | fits
    ${41.5} | ${false}
    ${47.5} | ${true}
  `('a PATHWAY HD ramp on $width in is not called centred, and fits: $fits', ({ width, fits }) => {
    const errors = said(made(PHD, width, 'PHDRS648G')).filter((one) => !one.startsWith('warning'))
    expect(errors).toEqual(fits ? [] : tooSmall)
  })
})
