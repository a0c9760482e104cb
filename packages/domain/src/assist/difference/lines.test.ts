import { readTranslation } from '@ramp/catalogue-files'
import { describe, expect, test } from 'vitest'
import { issuedSide, lineOf } from '../../../fixtures/difference-sides.ts'
import { against, analysed, catalogues, first } from '../../../fixtures/p3g.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { translateLayout } from '../translation/translate-layout.ts'
import { differenceOf } from './difference-of.ts'
import type { Difference } from './terms/difference.ts'

const straight = (...ramps: readonly string[]) =>
  analysed({
    parts: [
      first('P', 'PPS55TL', { handrailSides: ['LEFT', 'RIGHT'] }),
      ...ramps.map((name, at) => against(`r${at + 1}`, name, at === 0 ? 'P BOTTOM' : `r${at} BOTTOM`)),
    ],
    runs: [{ name: 'Primary', top: 12, bottom: 0, parts: ['P', ...ramps.map((_, at) => `r${at + 1}`)] }],
    entrances: [['P', 'TOP']],
    exits: [[`r${ramps.length}`, 'BOTTOM']],
  })

const short = straight('PRSTL6', 'PRSTL6')
const long = straight('PRSTL6', 'PRSTL6', 'PRSTL4')
const lineIn = ({ lines }: Difference, name: string) => {
  const line = lines.find(({ shortName }) => shortName === name)
  if (!line) throw new Error(`no line ${name}`)
  return line
}

describe('why a line differs', () => {
  const difference = differenceOf(issuedSide(short), issuedSide(long))

  test('a part that was added is named', () => {
    expect(lineIn(difference, 'PRSTL4')).toMatchObject({
      kind: 'new',
      quantity: { before: 0, after: 1 },
      why: ['1 more (the part itself, as drawn), for 4 ft ramp'],
      priceList: 0,
    })
  })

  test('so is the rule that asks for one more, with its part', () => {
    expect(lineIn(difference, 'PRRUC').why).toEqual(['1 more (ramp joins ramp: connector), for 4 ft ramp'])
  })

  test('and what fewer pieces were for', () => {
    const back = differenceOf(issuedSide(long), issuedSide(short))
    expect(lineIn(back, 'PRRUC').why).toEqual(['1 fewer (ramp joins ramp: connector), for 4 ft ramp'])
  })

  test('the same lines come last and say nothing', () => {
    const kinds = difference.lines.map(({ kind }) => kind)
    expect(kinds.indexOf('same')).toBe(kinds.filter((kind) => kind !== 'same').length)
    expect(lineIn(difference, 'PPS55TL')).toMatchObject({ kind: 'same', why: [], drawing: 0, priceList: 0 })
  })

  test('every other line says something', () => {
    const silent = difference.lines.filter(({ kind, why }) => kind !== 'same' && why.length === 0)
    expect(difference.lines.length).toBeGreaterThan(5)
    expect(silent).toEqual([])
  })

  test('stored lines without reasons say their pieces', () => {
    const was = issuedSide(short, { lines: [lineOf('OLD', 2, 100)] })
    const is = issuedSide(short, { lines: [lineOf('OLD', 3, 100)] })
    expect(lineIn(differenceOf(was, is), 'OLD').why).toEqual([
      'Same drawing, product rules changed: 2 as issued, 0 today',
      'Quantity 2 → 3',
    ])
  })

  test('a line of which only the price moved says so, without the price', () => {
    const dearer = short.partsList.lines.map((line) =>
      line.shortName === 'PPS55TL'
        ? { ...line, unitPrice: line.unitPrice + 500, total: line.total + 500 * line.quantity }
        : line,
    )
    const line = lineIn(differenceOf(issuedSide(short), issuedSide(short, { lines: dearer })), 'PPS55TL')
    expect(line).toMatchObject({ kind: 'changed', why: ['Price changed'], drawing: 0, priceList: 500 })
  })

  test('a new item shows what it cost on the list before', () => {
    const dearer = issuedSide(short, { priceOf: () => 100_00 })
    const line = lineIn(differenceOf(dearer, issuedSide(long)), 'PRSTL4')
    expect(line.unitPrice.before).toBe(100_00)
    expect(line.drawing).toBe(100_00)
    expect(line.priceList).toBe(line.total.after - 100_00)
  })
})

describe('product rules changed', () => {
  const without = (name: string) => short.partsList.lines.filter(({ shortName }) => shortName !== name)
  const marked = ({ lines }: Difference) =>
    lines.filter(({ isRuleChange }) => isRuleChange).map(({ shortName }) => shortName)

  test('a line that the same drawing has today and had not when it was issued says so', () => {
    const difference = differenceOf(issuedSide(short, { lines: without('PRRUC') }), issuedSide(short))
    expect(marked(difference)).toEqual(['PRRUC'])
    expect(lineIn(difference, 'PRRUC').why).toEqual([
      'Same drawing, product rules changed: 0 as issued, 1 today',
      '1 more (ramp joins ramp: connector), for 6 ft ramp 1 and 6 ft ramp 2',
    ])
  })

  test('not where both were issued before the rules changed', () => {
    const old = issuedSide(short, { lines: without('PRRUC') })
    expect(marked(differenceOf(old, old))).toEqual([])
  })

  test('not where only the drawing changed', () => {
    expect(marked(differenceOf(issuedSide(short), issuedSide(long)))).toEqual([])
  })
})

describe('across product lines', () => {
  const p2g = catalogues('P2G')
  const pairs = readTranslation()
  const { layout } = translateLayout(short.layout, short.catalogue.byShortName, { pairs, to: p2g })
  const translated = issuedSide(analyse(layout, p2g))
  const tables = [{ from: 'P3G', to: 'P2G', pairs }] as const

  test.each`
    direction            | sides                              | name        | why
    ${'from P3G to P2G'} | ${[issuedSide(short), translated]} | ${'MRTL6'}  | ${'Replaces PRSTL6'}
    ${'from P2G to P3G'} | ${[translated, issuedSide(short)]} | ${'PRSTL6'} | ${'Replaces MRTL6'}
  `('$direction a part is held against what is sold in place of it', ({ sides, name, why }) => {
    const difference = differenceOf(sides[0], sides[1], tables)
    expect(lineIn(difference, name)).toMatchObject({
      kind: 'changed',
      quantity: { before: 2, after: 2 },
      drawing: 0,
      why: [why],
    })
  })

  test('items that become one are held against it together', () => {
    const before = issuedSide(short, { lines: [lineOf('PRHRLU', 3, 100), lineOf('PRHRLL', 3, 102)] })
    const itemNumber = p2g.byShortName.get('MRHRL')?.itemNumber ?? ''
    const after = { ...translated, lines: [lineOf('MRHRL', 6, 103, { itemNumber })] }
    const [line] = differenceOf(before, after, tables).lines
    expect(line).toMatchObject({ quantity: { before: 6, after: 6 }, drawing: 0, priceList: 12 })
    expect(line?.why).toContain('Replaces PRHRLU and PRHRLL')
  })

  test('without a table they are gone and new', () => {
    const kinds = differenceOf(issuedSide(short), translated).lines.map(({ shortName, kind }) => [
      shortName,
      kind,
    ])
    expect(kinds).toContainEqual(['PRSTL6', 'gone'])
    expect(kinds).toContainEqual(['MRTL6', 'new'])
  })

  test('parts that were only translated are not replaced', () => {
    const { parts } = differenceOf(issuedSide(short), translated, tables).drawing
    expect(parts).toEqual([])
  })
})

describe('figures', () => {
  const amounts = (installation: number) => [
    { name: 'Installation', cents: installation },
    { name: 'Delivery', cents: 150_00 },
  ]

  test('every amount has its own change, and one that a side lacks is nothing there', () => {
    const before = issuedSide(short, { lines: [lineOf('A', 1, 10_000)], amounts: amounts(900_00) })
    const after = issuedSide(short, {
      lines: [lineOf('A', 2, 10_000)],
      amounts: [...amounts(950_00), { name: 'Discount', cents: -100_01 }],
    })
    const { figures, total } = differenceOf(before, after)
    expect(figures).toEqual([
      { name: 'Parts', before: 10_000, after: 20_000, change: 10_000 },
      { name: 'Installation', before: 900_00, after: 950_00, change: 50_00 },
      { name: 'Delivery', before: 150_00, after: 150_00, change: 0 },
      { name: 'Discount', before: 0, after: -100_01, change: -100_01 },
    ])
    expect(total).toEqual({ name: 'Total', before: 115_000, after: 119_999, change: 4_999 })
  })
})
