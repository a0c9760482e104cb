import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import type { SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'
import { prepare } from './evaluate/prepare.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** A yard that falls so much an inch to the right, but for a strip at its left that is level. */
const falling = (by: number, level: number, more: Readonly<Record<string, unknown>> = {}): SiteFile =>
  ({
    format: 'ramp-site/1',
    title: 'falling yard',
    product: 'P3G',
    options: {
      surface: 'SOLID',
      handrails: 'TWO_LINE',
      rampWidth: 36,
      desiredRatio: '1:12',
      codes: ['ADA'],
    },
    door: { at: { x: 0, y: 0 }, faces: 180, swing: 'in', hinge: 'left', width: 36, sill: 14.5 },
    building: [{ name: 'house', outline: box(-200, -240, 200, 0) }],
    yard: box(-200, 0, 200, 300),
    ground: {
      spots: [-200, -200 + level, 340].flatMap((x) =>
        [0, 300].map((y) => ({ x, y, z: -by * Math.max(0, x + 200 - level) })),
      ),
    },
    ...more,
  }) as unknown as SiteFile

const canEndOn = (site: SiteFile): boolean => {
  const request = readFitRequest(site)
  return prepare(request, catalogues(request.product)).canEnd
}

test.each`
  yard                                            | site                                                                                                                                 | canEnd
  ${'it falls 1:40 all over'}                     | ${falling(1 / 40, 0)}                                                                                                                | ${false}
  ${'it falls 1:48 all over'}                     | ${falling(1 / 48, 0)}                                                                                                                | ${true}
  ${'it is level where a landing is deep'}        | ${falling(1 / 40, 66)}                                                                                                               | ${true}
  ${'it is level where a landing is wide'}        | ${falling(1 / 40, 42)}                                                                                                               | ${true}
  ${'it is level in less than a landing is wide'} | ${falling(1 / 40, 24)}                                                                                                               | ${false}
  ${'a shed stands where it is level'}            | ${falling(1 / 40, 66, { obstacles: [{ name: 'shed', outline: box(-199, 0, -130, 300), clearance: 0 }] })}                            | ${false}
  ${'the codes ask for no level landing'}         | ${falling(1 / 40, 0, { options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12', codes: ['IRC'] } })} | ${true}
  ${'it has to end at a street where it falls'} | ${falling(1 / 40, 66, { destination: { name: 'street', edge: [{ x: 200, y: 0 }, { x: 200, y: 300 }] } })} | ${false}
  ${'it has to end at a street where it is level'} | ${falling(1 / 40, 66, { destination: { name: 'street', edge: [{ x: -200, y: 0 }, { x: -200, y: 300 }] } })} | ${true}
  ${'the yard has no end'}                        | ${falling(1 / 40, 0, { yard: undefined })}                                                                                           | ${true}
`('$yard: a ramp can end there: $canEnd', ({ site, canEnd }) => {
  expect(canEndOn(site)).toBe(canEnd)
})

test('where nothing can end the answer is sure, and says how the ground falls', () => {
  const request = readFitRequest(falling(1 / 40, 0))
  const answer = fitted(request, { catalogue: catalogues('P3G'), otherLines: [] })
  expect(answer).toMatchObject({ proposals: [], isCutShort: false })
  expect(answer.reasons.map(({ text }) => text)).toContain(
    'The ground falls 1:39.9 where the ramp could end (1:48 maximum).',
  )
  expect(answer.looked).toBeLessThan(60_000)
})
