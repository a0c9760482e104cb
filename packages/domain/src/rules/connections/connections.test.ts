import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { errorsOf } from '../analysis/errors-of.ts'
import { messageOf } from '../analysis/messages.ts'

const system = (parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}): DescribedSystem => ({
  parts,
  runs: [{ name: 'Primary', top: 24, bottom: 0, parts: parts.map(({ id }) => id) }],
  ...more,
})
const jointsOf = (described: DescribedSystem) =>
  analysed(described).connections.joints.map(
    ({ kind, a, b, position }) => `${kind} ${a.part} ${a.side} ${b.part} ${b.side} ${position}`,
  )
const errors = (described: DescribedSystem) =>
  errorsOf(analysed(described))
    .filter(({ area }) => area !== 'run' && area !== 'leg')
    .map((issue) => `${messageOf(issue)} [${issue.parts.join(' ')}]`)

describe('kinds of joints, the upper part first (spec 2 §3.8)', () => {
  test.each`
    joint                                           | parts
    ${'RAMP_TO_RAMP a BOTTOM b TOP CENTER'}         | ${[first('a', 'PRSTL8'), against('b', 'PRSTL5', 'a BOTTOM')]}
    ${'RAMP_TO_RAMP b BOTTOM a TOP CENTER'}         | ${[first('a', 'PRSTL8'), against('b', 'PRSTL5', 'a TOP CENTER BOTTOM')]}
    ${'PLATFORM_TO_RAMP a RIGHT b TOP RIGHT'}       | ${[first('a', 'PPS55TL'), against('b', 'PRSTL5', 'a RIGHT RIGHT')]}
    ${'RAMP_TO_PLATFORM b BOTTOM a LEFT LEFT'}      | ${[first('a', 'PPS55TL'), against('b', 'PRSTL5', 'a LEFT LEFT BOTTOM')]}
    ${'PLATFORM_TO_PLATFORM a BOTTOM b TOP CENTER'} | ${[first('a', 'PPS55TL'), against('b', 'PPS55TL', 'a BOTTOM')]}
    ${'PLATFORM_TO_PLATFORM a RIGHT b TOP LEFT'}    | ${[first('a', 'PPS55TL'), against('b', 'PPS45TL', 'a RIGHT LEFT')]}
    ${'PLATFORM_TO_STAIR a BOTTOM b TOP CENTER'}    | ${[first('a', 'PPS55TL'), against('b', 'PST22', 'a BOTTOM')]}
    ${'PLATFORM_TO_STAIR b BOTTOM a TOP CENTER'}    | ${[first('a', 'PPS55TL'), against('b', 'PST22', 'a TOP CENTER BOTTOM')]}
    ${'RAMP_TO_PAD a BOTTOM b TOP CENTER'}          | ${[first('a', 'PRSTL8'), against('b', 'PLP55', 'a BOTTOM')]}
    ${'PLATFORM_TO_RAMP a BOTTOM b TOP CENTER'}     | ${[first('a', 'PPS45TL'), against('b', 'PRSTL648', 'a BOTTOM LEFT')]}
  `('$joint [connections-3]', ({ joint, parts }) => {
    expect(jointsOf(system(parts))).toEqual([joint])
  })

  test('two platforms are ordered by the walk, not by when they were drawn [connections-4]', () => {
    const parts = [first('low', 'PPS55TL'), against('high', 'PPS55TL', 'low TOP CENTER BOTTOM')]
    const runs = [{ name: 'Primary', top: 24, bottom: 24, parts: ['high', 'low'] }]
    expect(jointsOf({ parts, runs })).toEqual(['PLATFORM_TO_PLATFORM high BOTTOM low TOP CENTER'])
  })

  test('parts turned by 45 degrees join like any others [connections-5]', () => {
    const parts = [first('a', 'PPS55TL', { rotation: 45 }), against('b', 'PRSTL5', 'a BOTTOM LEFT')]
    expect(jointsOf(system(parts))).toEqual(['PLATFORM_TO_RAMP a BOTTOM b TOP LEFT'])
  })

  test('a joint may be off by 2 px and not by more [connections-6]', () => {
    const ramp = (gap: number) => ({
      id: 'b',
      shortName: 'PRSTL5',
      at: { x: 480, y: 480 + 48 + 30 + gap },
      rotation: 0,
    })
    expect(jointsOf(system([first('a', 'PRSTL8'), ramp(1.19)]))).toHaveLength(1)
    expect(jointsOf(system([first('a', 'PRSTL8'), ramp(1.21)]))).toHaveLength(0)
  })
})

describe('connection checks (spec 3 §5.5)', () => {
  const openings = { entrances: [['a', 'TOP']], exits: [['b', 'BOTTOM']] } as const

  test.each`
    error                                                                | parts
    ${'Connecting 8 ft to 22 in Stair is not a valid connection. [b a]'} | ${[first('a', 'PRSTL8'), against('b', 'PST22', 'a BOTTOM')]}
    ${'Different sized ramps cannot connect [a b]'}                      | ${[first('a', 'PRSTL6'), against('b', 'PRSTL648', 'a BOTTOM')]}
    ${'Parts are not in proper alignment [a b]'}                         | ${[first('a', 'PPS55TL'), { id: 'b', shortName: 'PRSTL8', at: { x: 486, y: 480 + 33.05 + 48 }, rotation: 0 }]}
    ${'There are connections that overlap guards / handrails. [a b]'}    | ${[first('a', 'PPS55TL', { handrailSides: ['LEFT', 'BOTTOM'] }), against('b', 'PRSTL8', 'a BOTTOM LEFT')]}
    ${'System parts cannot overlap [a b]'}                               | ${[first('a', 'PPS55TL'), { id: 'b', shortName: 'PRSTL8', at: { x: 480, y: 500 }, rotation: 0 }]}
  `('$error [connections-13]', ({ error, parts }) => {
    expect(errors(system(parts, openings))).toContain(error.replace('[b a]', '[a b]'))
  })

  test('a part nothing touches, and a ramp end that leads nowhere [connections-16]', () => {
    const parts = [
      first('a', 'PRSTL8'),
      { id: 'b', shortName: 'PPS55TL', at: { x: 900, y: 900 }, rotation: 0 },
    ]
    expect(errors(system(parts, { entrances: [['a', 'TOP']] }))).toEqual([
      'Assign at least one exit: any exit point at the bottom of the system. []',
      '8 ft lower end must be connected. [a]',
      '5x5 is without connections. [b]',
    ])
  })

  test('a side is an entrance once, and no exit besides', () => {
    type Ends = NonNullable<DescribedSystem['exits']>
    const door = (entrances: Ends, exits: Ends) =>
      analysed(system([first('a', 'PPS55TL'), against('b', 'PRSTL8', 'a BOTTOM LEFT')], { entrances, exits }))
    const ground = [['b', 'BOTTOM']] as const
    const twice = door(
      [
        ['a', 'TOP'],
        ['a', 'TOP'],
      ],
      ground,
    )
    expect(twice.partsList).toEqual(door([['a', 'TOP']], ground).partsList)
    const both = door([['a', 'TOP']], [...ground, ['a', 'TOP']])
    expect(errorsOf(both).map(messageOf)).toEqual([
      '5x5 top side cannot be an exit: it is already connected, or the route cannot end there. Choose a free side.',
    ])
    expect(both.partsList).toEqual(twice.partsList)
  })

  test.each`
    error                                                                                                              | entrances            | exits
    ${'Cannot assign an exit to a ramp top support'}                                                                   | ${[]}                | ${[['a', 'TOP']]}
    ${'Cannot assign an entrance to a ramp bottom support'}                                                            | ${[['b', 'BOTTOM']]} | ${[]}
    ${'8 ft lower end cannot be an exit: it is already connected, or the route cannot end there. Choose a free side.'} | ${[]}                | ${[['a', 'BOTTOM']]}
    ${'8 ft left side cannot be an exit: it is already connected, or the route cannot end there. Choose a free side.'} | ${[]}                | ${[['a', 'LEFT']]}
  `('$error [connections-18]', ({ error, entrances, exits }) => {
    const parts = [first('a', 'PRSTL8'), against('b', 'PRSTL8', 'a BOTTOM')]
    const said = errors(system(parts, { entrances, exits })).join('\n')
    expect(said).toContain(error)
    // What is refused brings no parts, and neither count takes it for an opening.
    expect(said).not.toContain('cross-check')
  })
})
