import { describe, expect, test } from 'vitest'
import { analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { messageOf } from '../analysis/messages.ts'
import { codeFindings } from '../codes/find-code-findings.ts'
import { thresholdFor } from './porch-steps.ts'

const PORCH = [
  { x: 420, y: 372 },
  { x: 540, y: 372 },
  { x: 540, y: 432 },
  { x: 420, y: 432 },
]
type Stepped = { readonly step: number; readonly stepDown?: number; readonly more?: Partial<DescribedSystem> }
/** A ramp at a porch 8 in up, its door so much higher. */
const porch = ({ step, stepDown = 0.5, more }: Stepped) =>
  analysed({
    parts: [first('r1', 'PRSTL8')],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
    entrances: [['r1', 'TOP']],
    exits: [['r1', 'BOTTOM']],
    site: {
      porch: { outline: PORCH, height: 8, use: 'start' },
      door: { at: { x: 480, y: 372 }, faces: 180, sill: 8 + step, stepDown, width: 36 },
    },
    ...more,
  })
type Analysis = ReturnType<typeof porch>
const thresholds = (analysis: Analysis) =>
  Object.keys(itemsOf(analysis)).filter((name) => /^T[AM]E/.test(name))
const warned = ({ issues }: Analysis) =>
  issues.filter(({ code }) => code === 'site.step-at-door').map((one) => messageOf(one))
const found = (analysis: Analysis, rule: string) =>
  codeFindings(analysis).find(({ code, section }) => `${code.family} ${section}` === rule)?.result

describe('the step from a porch up to the sill of its door', () => {
  test.each`
    step     | part              | irc                 | ada
    ${0}     | ${[]}             | ${'pass'}           | ${'pass'}
    ${0.5}   | ${[]}             | ${'pass'}           | ${'pass'}
    ${0.75}  | ${['TAEM 1.5-1']} | ${'needs-a-person'} | ${'needs-a-person'}
    ${1.375} | ${['TAER12']}     | ${'needs-a-person'} | ${'needs-a-person'}
    ${2.75}  | ${['TAER12']}     | ${'needs-a-person'} | ${'needs-a-person'}
    ${3}     | ${['TAER24']}     | ${'needs-a-person'} | ${'needs-a-person'}
    ${5.875} | ${['TAER36']}     | ${'needs-a-person'} | ${'needs-a-person'}
    ${6}     | ${[]}             | ${'needs-a-person'} | ${'fail'}
    ${8}     | ${[]}             | ${'fail'}           | ${'fail'}
  `('$step in: $part, IRC $irc, ADA $ada', ({ step, part, irc, ada }) => {
    const analysis = porch({ step })
    expect(thresholds(analysis)).toEqual(part)
    expect(found(analysis, 'IRC R311.3.1')).toBe(irc)
    expect(found(analysis, 'ADA 404.2.5')).toBe(ada)
    expect(warned(analysis)).toEqual(
      step > 5.875
        ? [`Step from the porch to the door sill is ${step}" (5 7/8" maximum with a threshold ramp).`]
        : [],
    )
  })

  test('has its reason and its price on the parts list', () => {
    const line = porch({ step: 3 }).partsList.lines.find(({ shortName }) => shortName === 'TAER24')
    expect(line).toMatchObject({ quantity: 1, total: 17_900 })
    expect(line?.reasons).toEqual([
      {
        rule: '3 in from the porch up to the sill: threshold',
        source: 'domain 1.9',
        parts: ['r1'],
        quantity: 1,
      },
    ])
  })

  test('is the threshold of the door where a home has it entered as its step down, up to 1 1/2 in', () => {
    expect(thresholds(porch({ step: 0.75, stepDown: 0.75 }))).toEqual([])
    expect(thresholds(porch({ step: 2, stepDown: 2 }))).toEqual(['TAER12'])
  })

  test('asks for no second threshold where one is drawn at the door or ordered beside the system', () => {
    const drawn = { id: 't', shortName: 'TAER24', at: { x: 480, y: 385 }, rotation: 0 }
    const ordered = [{ shortName: 'TAER36', qty: 1 }]
    const more = { parts: [first('r1', 'PRSTL8'), drawn] }
    expect(itemsOf(porch({ step: 3, more }))).toMatchObject({ TAER24: 1 })
    expect(thresholds(porch({ step: 3, more: { additionalProducts: ordered } }))).toEqual(['TAER36'])
  })

  test('is warned of where the line has no threshold as wide as the door', () => {
    const site = {
      porch: { outline: PORCH, height: 8, use: 'start' },
      door: { at: { x: 480, y: 372 }, faces: 180, sill: 12, width: 60 },
    }
    const analysis = porch({ step: 4, more: { site } })
    expect(thresholds(analysis)).toEqual([])
    expect(warned(analysis)).toEqual([
      'Step from the porch to the door sill is 4". This product line has no threshold ramp for it.',
    ])
  })
})

test.each(['P3G', 'P2G', 'PHD', 'APD', 'HAR'] as const)(
  '%s sells a threshold for every step up to 5 7/8 in',
  (line) => {
    for (let step = 0.5; step <= 5.875; step += 0.125)
      expect([step, thresholdFor(step, { width: 36 }, catalogues(line)) !== null]).toEqual([step, true])
  },
)
