import { expect, test } from 'vitest'
import { against, analysed, first } from '../../fixtures/systems.ts'
import { headerPayload } from './header-payload.ts'

test('lengths of the quote header are feet with five decimals, and a 45-degree piece counts for no linear feet [formats-12]', () => {
  const analysis = analysed({
    parts: [
      first('A', 'PPS55TL'),
      against('r', 'PRSTL8', 'A BOTTOM LEFT'),
      against('k', 'MPARR45', 'r BOTTOM'),
      against('s', 'PST22', 'A RIGHT LEFT', { activeHeight: 25 }),
    ],
    runs: [
      { name: 'Primary', top: 25, bottom: 17, parts: ['A', 'r', 'k'] },
      { name: 'Run 1', top: 25, bottom: 0, parts: ['s'] },
    ],
  })
  const payload = headerPayload(analysis, {
    id: '1',
    versionNumber: '1',
    clientAssignedId: '1',
    quoteType: null,
  })
  expect(payload.linearFeet).toBe(5 + 8 + 3.25)
  expect(payload.runs).toEqual([
    {
      runName: 'Primary',
      topHeight: 2.08333,
      bottomHeight: 1.41667,
      rise: 0.66667,
      incline: 4.78019,
      linearFeet: 13,
      rampingLength: 8,
      totalLength: 13,
    },
    expect.objectContaining({ runName: 'Run 1', topHeight: 2.08333, bottomHeight: 0, linearFeet: 3.25 }),
  ])
})
