import { readFitRequest } from '@ramp/formats'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { type FitAnswer, fitted } from '../../index.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** A door 40 in up, from which a stair leads down as well. */
const answerTo = (site: Readonly<Record<string, unknown>>): FitAnswer => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 40, stepDown: 0.5, width: 36 },
    building: [{ name: 'house', outline: box(-600, -300, 600, 0) }],
    wishes: { stairs: true },
    ...site,
  })
  return fitted(request, { catalogue: catalogues(request.product), budget: { all: 20_000, none: 40_000 } })
}
const stairOf = ({ layout }: FitAnswer['proposals'][number]): number =>
  layout.parts.flatMap((part) => (part.kind === 'stair' ? [part.activeHeight ?? 0] : []))[0] ?? 0

describe('a stair without guards starts at most 30 in above the ground', { timeout: 60_000 }, () => {
  test('from a platform farther down, where the one at the door is higher', () => {
    const { proposals } = answerTo({})
    expectEvery(proposals, (one) => stairOf(one) > 0 && stairOf(one) <= 30)
  })

  test('in a line whose stairs have guards from the door', () => {
    const options = { handrails: 'GUARDS', rampWidth: 48, desiredRatio: '1:12', codes: ['ADA', 'IBC'] }
    const { proposals } = answerTo({ product: 'PHD', options })
    expect(proposals.map(stairOf)).toContain(39.5)
  })

  test('where the door alone has room for one, that is the reason', () => {
    const along = [
      ...box(-34, 0, 900, 70).slice(0, 3),
      { x: 34, y: 70 },
      { x: 34, y: 220 },
      { x: -34, y: 220 },
    ]
    const [reason] = answerTo({ yard: along }).reasons
    expect(reason).toMatchObject({ code: 'no-room-for-stair', need: 53, have: 0 })
    expect(reason?.text).toBe(
      'Stairs have no guards, so a stair may start at most 30" above the ground. No platform that low has 53" free next to it for a stair and the ground in front of it.',
    )
  })
})
