import { type Analysis, analyse, errorsOf, removeOpening, stepState } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { isToDo } from './is-to-do.ts'
import { against, describedSystem, first, p3g, wholeSystem } from './testing/described-system.ts'

const alarms = (analysis: Analysis) => {
  const errors = errorsOf(stepState('connection', analysis)).filter(({ area }) => area === 'connection')
  return errors.filter((issue) => !isToDo(issue, errors, analysis)).map(({ code }) => code)
}
const t1 = wholeSystem('t1-switchback')
const without = (...ends: readonly (readonly ['r1', 'TOP'] | readonly ['r5', 'BOTTOM'])[]) =>
  analyse(
    ends.reduce((layout, [part, side]) => removeOpening(part, side)(layout), t1.layout),
    p3g,
  )

describe('entrances and exits that are still to be assigned raise no alarm', () => {
  test('the switchback without its entrance and exit is only unfinished', () => {
    const unfinished = without(['r1', 'TOP'], ['r5', 'BOTTOM'])
    expect(stepState('connection', unfinished).isLocked).toBe(true)
    expect(alarms(unfinished)).toEqual([])
    expect(alarms(without(['r5', 'BOTTOM']))).toEqual([])
  })

  test('a single ramp is unfinished, not without connections', () => {
    expect(alarms(describedSystem({ parts: [first('r', 'PRSTL8')] }))).toEqual([])
  })
})

describe('what no entrance or exit can mend is an error', () => {
  test('a ramp that leads nowhere although there is an exit', () => {
    const analysis = describedSystem({
      parts: [first('P', 'PPS55TL'), against('r', 'PRSTL8', 'P BOTTOM'), against('s', 'PRSTL8', 'P LEFT')],
      entrances: [{ part: 'P', side: 'TOP' }],
      exits: [{ part: 'r', side: 'BOTTOM' }],
    })
    expect(alarms(analysis)).toEqual(['connection.unconnected-side'])
  })

  test('a part that stands apart', () => {
    const apart = { ...first('X', 'PPS55TL'), at: { x: 100, y: 100 } }
    expect(alarms(describedSystem({ parts: [first('P', 'PPS55TL'), apart] }))).toEqual([
      'connection.unconnected-part',
      'connection.unconnected-part',
    ])
  })
})
