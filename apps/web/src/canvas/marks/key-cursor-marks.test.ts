import { expect, test } from 'vitest'
import { keyCursorMarks } from './key-cursor-marks.ts'

test('the keyboard cursor is marked where it is, and looks another way while it holds something', () => {
  expect(keyCursorMarks(null)).toEqual([])
  const at = { x: 30, y: 40 }
  const [free] = keyCursorMarks({ at, isHolding: false })
  expect(free).toMatchObject({ kind: 'pinned', at })
  expect(keyCursorMarks({ at, isHolding: true })).not.toEqual([free])
})
