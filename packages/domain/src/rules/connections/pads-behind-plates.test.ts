import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { errorsOf } from '../analysis/errors-of.ts'
import { messageOf } from '../analysis/messages.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'

type Parts = DescribedSystem['parts']

const ramp = first('r', 'PRSTL8')
const plate = against('t', 'PRLT', 'r BOTTOM')
const pad = against('p', 'PLP55', 't BOTTOM')

const system = (parts: Parts, more: Partial<DescribedSystem> = {}) =>
  analysed({
    parts,
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r', 'p'] }],
    entrances: [['r', 'TOP']],
    exits: [['p', 'BOTTOM']],
    ...more,
  })
const jointsOf = (parts: Parts, product: ProductLine = 'P3G') =>
  analysed({ product, parts, runs: [] }).connections.joints.map(
    ({ kind, a, b, position }) => `${kind} ${a.part} ${a.side} ${b.part} ${b.side} ${position}`,
  )
/** A plate or pad at a place of its own: the ramp's lower end lies at 480, 528. */
const at = (id: string, shortName: string, x: number, y: number) => ({
  id,
  shortName,
  at: { x, y },
  rotation: 0,
})

describe('a landing pad behind a drawn lower transition belongs to the ramp end (domain 1.7, 7.10)', () => {
  test.each`
    what                                  | product  | parts
    ${'drawn from the top down'}          | ${'P3G'} | ${[ramp, plate, pad]}
    ${'the pad drawn first'}              | ${'P3G'} | ${[at('p', 'PLP55', 480, 564), ramp, plate]}
    ${'the plate lying the other way up'} | ${'P3G'} | ${[ramp, against('t', 'PRLT', 'r BOTTOM CENTER BOTTOM'), against('p', 'PLP55', 't TOP')]}
    ${'a plate made to measure'}          | ${'P3G'} | ${[ramp, against('t', 'PRTC36', 'r BOTTOM'), pad]}
    ${'in PATHWAY 2G'}                    | ${'P2G'} | ${[first('r', 'MRTL8'), against('t', 'MRLT', 'r BOTTOM'), against('p', 'MLP', 't BOTTOM')]}
  `('$what', ({ product, parts }) => {
    expect(jointsOf(parts, product)).toEqual(['RAMP_TO_PAD r BOTTOM p TOP CENTER'])
  })

  test('at a ramp turned by 90 degrees, and at the left of a pad', () => {
    const turned = [
      first('r', 'PRSTL8', { rotation: 90 }),
      plate,
      against('p', 'PLP55', 't BOTTOM CENTER LEFT'),
    ]
    expect(jointsOf(turned)).toEqual(['RAMP_TO_PAD r BOTTOM p LEFT CENTER'])
  })

  test('flush with the side of the ramp, as without a plate', () => {
    const flush = (depth: number) => at('p', 'PLP55', 480 + (60 - 41.5) / 2, 528 + depth + 30)
    expect(jointsOf([ramp, flush(0)])).toEqual(['RAMP_TO_PAD r BOTTOM p TOP LEFT'])
    expect(jointsOf([ramp, plate, flush(6)])).toEqual(['RAMP_TO_PAD r BOTTOM p TOP LEFT'])
  })

  test('where both lie flush, the ramp is what joins the pad', () => {
    const [joint] = analysed({ parts: [ramp, plate, pad], runs: [] }).connections.joints
    expect(joint?.difference).toBeCloseTo(60 - 41.5, 9)
  })

  test.each(['LEFT', 'RIGHT'])('flush with the %s of a plate that is narrower than the ramp', (position) => {
    const parts = [ramp, plate, against('p', 'PLP55', `t BOTTOM ${position}`)]
    expect(jointsOf(parts)).toEqual([`RAMP_TO_PAD r BOTTOM p TOP ${position}`])
    expect(quoteErrors(system(parts)).map(messageOf)).toEqual([])
  })

  test('below a 45-degree piece, whichever way it is walked', () => {
    for (const [entered, left] of [
      ['TOP', 'BOTTOM'],
      ['BOTTOM', 'TOP'],
    ]) {
      const piece = against('k', 'MPARR45', `r BOTTOM CENTER ${entered}`)
      const below = [against('t', 'MRLT', `k ${left}`), against('p', 'MLP', 't BOTTOM')]
      expect(jointsOf([first('r', 'MRTL8'), piece, ...below], 'P2G').at(-1)).toBe(
        `RAMP_TO_PAD k ${left} p TOP CENTER`,
      )
    }
  })

  test('nothing is missing, and the plate is ordered once, as drawn', () => {
    const { PRGT, ...touching } = itemsOf(system([ramp, against('p', 'PLP55', 'r BOTTOM')]))
    const behind = system([ramp, plate, pad])
    expect(quoteErrors(behind).map(messageOf)).toEqual([])
    expect(itemsOf(behind)).toEqual(touching)
    expect([PRGT, touching.PRLT, touching.PLP55]).toEqual([undefined, 1, 1])
    expect(behind.connections.transitions.get('t')).toEqual({ part: 'r', side: 'BOTTOM' })
  })

  test.each([0, 45, 90, 135, 180, 225, 270, 315])('both counts agree at a ramp turned by %s', (rotation) => {
    for (const shortName of ['PRSTL8', 'PRSNR6', 'PRSTL648'])
      for (const side of ['TOP', 'LEFT']) {
        const turned = first('r', shortName, { rotation })
        const exits = [['p', side === 'TOP' ? 'BOTTOM' : 'RIGHT']] as const
        const parts = [turned, plate, against('p', 'PLP55', `t BOTTOM CENTER ${side}`)]
        expect(quoteErrors(system(parts, { exits })).map(messageOf)).toEqual([])
      }
  })

  test('the pad goes with the ramp: its end is no exit any more', () => {
    const exits = [['r', 'BOTTOM']] as const
    expect(errorsOf(system([ramp, plate, pad], { exits })).map(messageOf)).toContain(
      '8 ft lower end cannot be an exit: it is already connected, or the route cannot end there. Choose a free side.',
    )
  })
})

describe('what is no joint', () => {
  const missing = 'is without connections.'
  test.each`
    what                                    | parts
    ${'a pad further behind than 2 px'}     | ${[ramp, plate, at('p', 'PLP55', 480, 564 + 1.3)]}
    ${'a ground transition, which ends it'} | ${[ramp, against('t', 'PRGT', 'r BOTTOM'), pad]}
    ${'a plate beside the ramp'}            | ${[ramp, at('t', 'PRLT', 540, 531), pad]}
    ${'a plate at the top of the ramp'}     | ${[ramp, against('t', 'PRLT', 'r TOP CENTER BOTTOM'), against('p', 'PLP55', 't TOP CENTER BOTTOM')]}
    ${'a plate at a platform'}              | ${[first('r', 'PPS55TL'), plate, pad]}
    ${'a platform, which is no pad'}        | ${[ramp, plate, against('p', 'PPS55TL', 't BOTTOM')]}
    ${'a pad that only the ramp reaches'}   | ${[ramp, plate, at('p', 'PLP55', 480 + 48, 564)]}
  `('$what', ({ parts }) => {
    expect(jointsOf(parts)).toEqual([])
    const said = errorsOf(system(parts, { exits: [] }))
      .map(messageOf)
      .join()
    expect(said).toContain(missing)
    expect(said).not.toMatch(/alignment|not a valid connection/)
  })

  test('a pad out of line with the ramp says so, as without a plate', () => {
    const said = (parts: Parts) => errorsOf(system(parts)).map(messageOf)
    for (const parts of [
      [ramp, at('p', 'PLP55', 485, 558)],
      [ramp, plate, at('p', 'PLP55', 485, 564)],
    ])
      expect(said(parts)).toContain('Parts are not in proper alignment')
  })

  test('a second pad where the ramp touches one already', () => {
    const parts = [ramp, against('p', 'PLP55', 'r BOTTOM'), plate, at('q', 'PLP55', 540.1, 564)]
    expect(jointsOf(parts).filter((joint) => joint.startsWith('RAMP_TO_PAD'))).toEqual([
      'RAMP_TO_PAD r BOTTOM p TOP CENTER',
    ])
  })
})
