import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { isToDo } from './is-to-do.ts'
import { stepState } from './steps.ts'

const alarms = (system: Partial<DescribedSystem>) => {
  const analysis = analysed({ parts: [], runs: [], ...system })
  const errors = stepState('connection', analysis).issues.filter(
    ({ severity, area }) => severity === 'error' && area === 'connection',
  )
  return errors.filter((issue) => !isToDo(issue, errors, analysis)).map(({ code }) => code)
}
const DOWN = [
  first('r1', 'PRSTL6'),
  against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
  against('r2', 'PRSTL4', 'A RIGHT LEFT'),
]

describe('entrances and exits that are still to be assigned raise no alarm', () => {
  test.each`
    what                    | openings
    ${'neither is named'}   | ${{}}
    ${'the exit is left'}   | ${{ entrances: [['r1', 'TOP']] }}
    ${'the way in is left'} | ${{ exits: [['r2', 'BOTTOM']] }}
    ${'both are named'}     | ${{ entrances: [['r1', 'TOP']], exits: [['r2', 'BOTTOM']] }}
  `('$what [workflow-7]', ({ openings }) => {
    expect(alarms({ parts: DOWN, ...openings })).toEqual([])
  })

  test('a single ramp is unfinished, not without connections', () => {
    expect(alarms({ parts: [first('r', 'PRSTL8')] })).toEqual([])
  })
})

describe('what no entrance or exit can mend is an error', () => {
  test('a ramp that leads nowhere although there is an exit', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('r', 'PRSTL8', 'P BOTTOM'),
      against('s', 'PRSTL8', 'P LEFT'),
    ]
    expect(alarms({ parts, entrances: [['P', 'TOP']], exits: [['r', 'BOTTOM']] })).toEqual([
      'connection.unconnected-side',
    ])
  })

  test('a part that stands apart', () => {
    const parts = [first('P', 'PPS55TL'), { ...first('X', 'PPS55TL'), at: { x: 100, y: 100 } }]
    expect(alarms({ parts })).toEqual(['connection.unconnected-part', 'connection.unconnected-part'])
  })
})
