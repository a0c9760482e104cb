import { analyse, switchClosure } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first, p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { closureRows, openingsToSend } from './closure-rows.ts'

const t1 = wholeSystem('t1-switchback')
const sent = (analysis: Parameters<typeof openingsToSend>[0]) => {
  const request = openingsToSend(analysis)
  return 'railOpenings' in request ? request.railOpenings : []
}

test('on PATHWAY HD the server is asked about connections [web-closures-3]', () => {
  const { layout, closures } = wholeSystem('phd-tee')
  expect(openingsToSend({ layout, closures })).toMatchObject({
    hdConnections: [{ connectionType: 'TEE', componentA: 'RAMP', rampRelativeOrientation: 'TURN' }],
  })
})

describe('the closures of the switchback (printout: two side closures)', () => {
  test('both lie between a platform and a ramp and take a two-line kit', () => {
    expect(closureRows(t1).map(({ between, kit }) => [between, kit])).toEqual([
      ['5 × 5 platform 1, 6 ft ramp', 'PPCTL'],
      ['5 × 5 platform 2, 4 ft ramp', 'PPCTL'],
    ])
  })

  test('one that is switched off takes no kit and is not asked for', () => {
    const [row] = closureRows(t1)
    const off = analyse(switchClosure(row?.closure.id ?? '', false)(t1.layout), p3g)
    expect(closureRows(off).map(({ kit }) => kit)).toEqual([null, 'PPCTL'])
    expect(sent(off)).toHaveLength(1)
  })

  test('the server is asked in inches, by rail, kind and position [web-closures-1]', () => {
    expect(sent(t1)[0]).toEqual({
      railType: 'TWO_LINE',
      connectionType: 'PLATFORM_TO_RAMP',
      width: 24.6,
      connectionPosition: 'SIDE',
    })
  })
})

test('two picket closures beside a centred ramp are cut from one kit, and both name it [web-closures-2]', () => {
  const analysis = describedSystem({
    options: { handrails: 'VERT_PICKET' },
    parts: [first('A', 'PPS55VP'), against('r', 'PRSVP8', 'A BOTTOM CENTER')],
  })
  const rows = closureRows(analysis)
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ kit }) => kit)).size).toBe(1)
  expect(sent(analysis)).toHaveLength(1)
  expect(sent(analysis)[0]?.width).toBeCloseTo(rows.reduce((total, { closure }) => total + closure.width, 0))
})

test.each([
  ['below the platform', 'BOTTOM', ['left', 'right']],
  ['beside the platform', 'RIGHT', ['lower', 'upper']],
])('two closures of one joint %s are told apart by where they lie', (_, side, where) => {
  const analysis = describedSystem({
    parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', `A ${side} CENTER`)],
  })
  const said = closureRows(analysis).map(({ between }) => between)
  expect(said.sort()).toEqual(where.map((word) => `5 × 5 platform, 8 ft ramp, ${word}`))
})
