import {
  fitReport,
  layoutOfDescription,
  quoteReport,
  readFitRequest,
  readSystemDescription,
} from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { analyse, type FitAnswer, fitted } from '../../index.ts'

const door = { at: { x: 0, y: 0 }, faces: 180, stepDown: 0, width: 36, swing: 'in', hinge: 'left' }
const HOME = { handrails: 'TWO_LINE', rampWidth: 36, codes: ['IRC', 'Practice'] }
const PUBLIC = { handrails: 'GUARDS', rampWidth: 48, codes: ['ADA', 'IBC'] }

const answerTo = (sill: number, more: Readonly<Record<string, unknown>> = {}): FitAnswer => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    options: HOME,
    ...more,
    door: { ...door, sill, ...(more.door as object | undefined) },
  })
  return fitted(request, { catalogue: catalogues(request.product) })
}
const first = ({ proposals: [one] }: FitAnswer) =>
  one && { kind: one.kind, parts: one.layout.parts.map(({ shortName }) => shortName), price: one.price }
const threshold = (shortName: string, price: number) => ({ kind: 'threshold', parts: [shortName], price })

describe('a door that a threshold serves', { timeout: 60_000 }, () => {
  test.each`
    what                                                   | sill   | more                                   | offered
    ${'1 1/2 in at a home'}                                | ${1.5} | ${{}}                                  | ${threshold('TAER12', 11900)}
    ${'4 in at a home'}                                    | ${4}   | ${{}}                                  | ${threshold('TAER24', 17900)}
    ${'5 1/2 in at a home'}                                | ${5.5} | ${{}}                                  | ${threshold('TAER36', 23900)}
    ${'6 1/2 in at a home, by a portable ramp with rails'} | ${6.5} | ${{}}                                  | ${threshold('GW3G8TL', 127900)}
    ${'2 in at a public building, at 1:12'}                | ${2}   | ${{ product: 'PHD', options: PUBLIC }} | ${threshold('TAEM 2.5-1', 16900)}
    ${'1 1/2 in over ground that falls, from its foot'} | ${1.5} | ${{ ground: { spots: [{ x: 0, y: 0, z: 0, how: 'measured' }, { x: 0, y: 48, z: -1, how: 'measured' }] } }} | ${threshold('TAER12', 11900)}
  `('$what is offered it first', ({ sill, more, offered }) =>
    expect(first(answerTo(sill, more))).toEqual(offered),
  )

  test.each`
    what                                             | sill   | more
    ${'a flush door'}                                | ${0.5} | ${{}}
    ${'a door higher than any takes up'}             | ${8}   | ${{}}
    ${'a door that sweeps over it'}                  | ${3}   | ${{ door: { swing: 'out' } }}
    ${'a public building where none is flat enough'} | ${4}   | ${{ product: 'PHD', options: PUBLIC }}
    ${'something in front of the door'}              | ${3}   | ${{ obstacles: [{ name: 'post', at: { x: 0, y: 30 }, radius: 2, clearance: 0 }] }}
    ${'a stair wished for'}                          | ${3}   | ${{ wishes: { stairs: true } }}
  `('is offered none with $what', ({ sill, more }) =>
    expect(answerTo(sill, more).proposals.map(({ kind }) => kind)).not.toContain('threshold'),
  )

  test('quote says of it what it is offered for, and takes it without an entrance', () => {
    const { proposals } = fitReport(answerTo(1.5), { ms: 0, msFirst: 0 })
    const [one] = proposals
    if (!one) throw new Error('nothing is offered')
    const catalogue = catalogues('P3G')
    const { layout, issues } = layoutOfDescription(
      readSystemDescription(JSON.parse(JSON.stringify(one.system))),
      catalogue,
    )
    expect(quoteReport(analyse(layout, catalogue), issues)).toMatchObject({ partsTotal: 119, errors: [] })
    expect(one).toMatchObject({
      price: 119,
      kind: 'threshold',
      why: 'Lowest cost: Angled Entry Ramp 12 at the door, no platform or run.',
    })
  })

  test('the check of legal layouts has nothing against it, and finds one that is turned or too high', () => {
    const site = {
      format: 'ramp-site/1',
      product: 'P3G',
      options: HOME,
      door: { ...door, sill: 4 },
    } as SiteFile
    const [one] = fitReport(answerTo(4), { ms: 0, msFirst: 0 }).proposals
    if (!one) throw new Error('nothing is offered')
    expect(breachesOf(site, one, catalogues('P3G'))).toEqual([])
    const parts = one.system.parts.map((part) => ({ ...part, rotation: 180 }))
    const turned = { ...one, system: { ...one.system, parts } } as typeof one
    expect(breachesOf(site, turned, catalogues('P3G')).length).toBeGreaterThan(0)
    expect(breachesOf({ ...site, door: { ...site.door, sill: 5 } }, one, catalogues('P3G'))).toEqual([
      'threshold: a step of 5',
    ])
  })

  test('ramps follow it, and say what they are best at among themselves', () => {
    const { proposals } = answerTo(5.5)
    expect(proposals.length).toBeGreaterThan(1)
    expect(proposals.map(({ id }) => id)).toEqual(proposals.map((_, index) => `${index + 1}`))
    expect(proposals.map(({ why }) => why)).not.toContain('Lowest cost.')
  })
})
