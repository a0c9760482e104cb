import { describe, expect, test } from 'vitest'
import { adviceOf, messageOf } from './messages.ts'

test.each`
  part                      | sentence
  ${'44.5x66 in'}           | ${'44.5 × 66 in is without connections.'}
  ${'A foot of 44.5x66 in'} | ${'A foot of 44.5 × 66 in is without connections.'}
  ${'5x5'}                  | ${'5x5 is without connections.'}
  ${'8 ft'}                 | ${'8 ft is without connections.'}
`('a part made to measure is lettered as on the screens: $sentence', ({ part, sentence }) => {
  expect(messageOf({ code: 'connection.unconnected-part', values: { part } })).toBe(sentence)
})

describe('sentences of the specification stand word for word', () => {
  test.each`
    code                                    | sentence                                                                                                   | source
    ${'connection.center-ramp-on-hd'}       | ${'Center ramp connections are not allowed on PATHWAY HD'}                                                 | ${'spec 3 §5.5'}
    ${'connection.side-on-hd-resting'}      | ${'Side connections are not allowed on PATHWAY HD Resting Platforms'}                                      | ${'spec 3 §5.5'}
    ${'connection.rails-overlap'}           | ${'There are connections that overlap guards / handrails.'}                                                | ${'spec 3 §5.5'}
    ${'connection.not-valid'}               | ${'Connecting 5x5 to 8 ft is not a valid connection.'}                                                     | ${'spec 3 §5.5'}
    ${'connection.arr-not-allowed'}         | ${'This connection is not allowed.'}                                                                       | ${'spec 3 §5.5'}
    ${'connection.side-too-small'}          | ${'Platforms side is too small'}                                                                           | ${'spec 3 §5.5'}
    ${'connection.alignment'}               | ${'Parts are not in proper alignment'}                                                                     | ${'spec 3 §5.5'}
    ${'connection.unconnected-part'}        | ${'5x5 is without connections.'}                                                                           | ${'spec 3 §5.5'}
    ${'connection.unconnected-side'}        | ${'5x5 lower end must be connected.'}                                                                      | ${'spec 3 §5.5'}
    ${'connection.exit-at-ramp-top'}        | ${'Cannot assign an exit to a ramp top support'}                                                           | ${'spec 3 §5.5'}
    ${'connection.entrance-at-ramp-bottom'} | ${'Cannot assign an entrance to a ramp bottom support'}                                                    | ${'spec 3 §5.5'}
    ${'run.stairs-in-primary'}              | ${'Stairs are not allowed in your primary run'}                                                            | ${'spec 3 §5.2'}
    ${'run.stairs-with-ramps'}              | ${'Stairs and Ramps are not allowed in the same run'}                                                      | ${'spec 3 §5.2'}
    ${'run.ramps-with-stairs'}              | ${'Ramps and Stairs are not allowed in the same run'}                                                      | ${'spec 3 §5.2'}
    ${'run.extender-between-ramps'}         | ${'An extender platform is not able to connect between 2 ramps'}                                           | ${'spec 3 §5.2'}
    ${'run.starter-ramp-not-last'}          | ${'A starter ramp must be at the end of a run'}                                                            | ${'spec 3 §5.2'}
    ${'run.child-rails'}                    | ${'A ramp run must all have child rails in order.'}                                                        | ${'spec 3 §5.2'}
    ${'run.ramp-sizes'}                     | ${'Different sized ramps cannot connect'}                                                                  | ${'spec 3 §5.2'}
    ${'run.parts-cannot-connect'}           | ${'These 2 parts cannot connect'}                                                                          | ${'spec 3 §5.2'}
    ${'run.bottom-adjusted'}                | ${'Rampwright auto adjusted this field because end/bottom height cannot be higher than start/top height.'} | ${'spec 3 §5.3'}
    ${'run.starter-ramp-missing'}           | ${'There must be a starter ramp if the runs height ends at 0'}                                             | ${'spec 3 §5.3'}
    ${'run.slope-zero'}                     | ${'Slope cant be 0'}                                                                                       | ${'spec 3 §5.4'}
    ${'run.slope-too-steep'}                | ${'Slope cant be greater than 1'}                                                                          | ${'spec 3 §5.4'}
    ${'closure.custom'}                     | ${'This configuration includes custom closures.'}                                                          | ${'spec 3 §2.11'}
    ${'leg.none-long-enough'}               | ${'Could not generate legs'}                                                                               | ${'spec 3 §8'}
  `('$code, $source: $sentence [analysis-1]', ({ code, sentence }) => {
    expect(messageOf({ code, values: { a: '5x5', b: '8 ft', part: '5x5', end: 'lower end' } })).toBe(sentence)
  })

  test.each(['run.slope-zero', 'run.slope-too-steep'] as const)(
    '%s carries what to do [analysis-4]',
    (code) => {
      expect(adviceOf({ code })).toBe('Re-define runs parts to meet credible slope.')
    },
  )
})
