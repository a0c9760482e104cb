import { fitReport, readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'

const outline = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }))
const box = (left: number, top: number, right: number, bottom: number) =>
  outline([left, top], [right, top], [right, bottom], [left, bottom])

const siteWith = (change: Readonly<Record<string, unknown>>): SiteFile =>
  ({
    format: 'ramp-site/1',
    product: 'P3G',
    options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12' },
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 20.5, width: 36, swing: 'in', hinge: 'left' },
    building: [{ name: 'house', outline: box(-240, -312, 240, 0) }],
    ...change,
  }) as unknown as SiteFile

const answerTo = (site: SiteFile) => fitted(readFitRequest(site), { catalogue: catalogues('P3G') })

const outward = { at: { x: 0, y: 0 }, faces: 180, sill: 20.5, width: 36, swing: 'out', hinge: 'left' }

describe('a hair in a survey', { timeout: 60_000 }, () => {
  test.each`
    what                                  | change
    ${'a yard line 0.3 in off the wall'}  | ${{ yard: box(-300, 0.3, 300, 500) }}
    ${'a wall 1 in out of line over 480'} | ${{ building: [{ name: 'house', outline: outline([-240, -312], [240, -312], [240, 0.5], [-240, -0.5]) }] }}
    ${'a passage between walls, 0.9 in too narrow'} | ${{ building: [{ name: 'house', outline: box(-240, -312, 240, 0) }, { name: 'left', outline: box(-240, 0, -32.6, 500) }, { name: 'right', outline: box(32.6, 0, 240, 500) }] }}
    ${'a corner 0.4 in too near'}         | ${{ building: [{ name: 'house', outline: outline([-240, -312], [240, -312], [240, 0], [-20.65, 0], [-20.65, 200], [-240, 200]) }] }}
    ${'a porch 0.3 in off its door'}      | ${{ door: outward, porch: { outline: box(-60, 0.3, 60, 72), height: 20, use: 'start' } }}
    ${'a porch 0.4 in out of square'}     | ${{ porch: { outline: outline([-60, 0], [60, 0], [60.2, 72], [-60, 72.4]), height: 20, use: 'start' } }}
  `('$what: it does not keep a ramp from fitting', ({ change }) => {
    const site = siteWith(change)
    const { proposals } = fitReport(answerTo(site), { ms: 0, msFirst: 0 })
    expect(proposals.length).toBeGreaterThan(0)
    if ('porch' in change) expect(proposals[0]?.system.parts[0]?.shortName).toMatch(/^PR/)
    for (const one of proposals) expect(breachesOf(site, one, catalogues('P3G'))).toEqual([])
  })

  test('a lot line a hair too near is never crossed', () => {
    const { proposals, reasons } = answerTo(siteWith({ lot: box(-33, -400, 33, 500) }))
    expect(proposals).toEqual([])
    expect(reasons[0]).toMatchObject({ code: 'no-room-at-door', need: 66.1, have: 66 })
  })
})
