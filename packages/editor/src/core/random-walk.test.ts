import { expect, test } from 'vitest'
import { sendEvent } from '../commands/events.ts'
import { setMode } from '../commands/modes.ts'
import { carryItem, placeItem } from '../commands/placing.ts'
import { redo, undo } from '../commands/undo.ts'
import { canRedo, canUndo } from '../history/history.ts'
import { WORKFLOW } from '../modes/mode.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

/** A small generator with a seed, so that a failing walk can be walked again. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const ITEMS = ['platform', 'wide', 'ramp', 'short', 'stair', 'transition-ground'] as const
const KEYS = ['ArrowLeft', 'ArrowUp', 'r', 'Delete', 'Escape', 'v', ' '] as const
const CTRL_KEYS = ['d', 'z', 'y', 'a', 'ArrowDown'] as const

/** Copies of copies would fill the canvas and the time of everyone who runs the tests. */
const MOST_PARTS = 24

const pick = <Value>(from: readonly Value[], roll: (sides: number) => number): Value => {
  const value = from[roll(from.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function step(editor: TestEditor, roll: (sides: number) => number) {
  if (editor.state.layout.parts.length > MOST_PARTS) undo(editor)
  const somewhere = () => ({ x: roll(900), y: roll(600) })
  const { x, y } = somewhere()
  const part = editor.state.layout.parts[roll(editor.state.layout.parts.length || 1)]
  switch (roll(12)) {
    case 0:
      placeItem(editor, pick(ITEMS, roll))
      break
    case 1:
      carryItem(editor, pick(ITEMS, roll))
      editor.moveTo(x, y)
      break
    case 2:
    case 3:
    case 4:
      if (part) editor.press(part.at.x, part.at.y).moveTo(x, y)
      break
    case 5:
      editor.press(x, y, { shift: roll(2) === 0 }).moveTo(roll(900), roll(600))
      break
    case 6:
    case 7:
      editor.release(x, y)
      break
    case 8:
      editor.key(pick(KEYS, roll))
      break
    case 9:
      editor.key(pick(CTRL_KEYS, roll), { ctrl: true, shift: roll(4) === 0 })
      break
    case 10:
      sendEvent(editor, { type: 'key-up', key: pick(KEYS, roll) })
      break
    default:
      if (roll(4) === 0) setMode(editor, pick(WORKFLOW, roll))
      else setMode(editor, 'building')
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever a hand does (walk %d), parts never overlap, ids stay single, and undo leads all the way back',
  (seed) => {
    const A = partAt('platform', 'A', { x: 400, y: 300 })
    const start = layoutOf(A, partOn('ramp', 'R', { to: A, side: 'BOTTOM', mySide: 'TOP' }))
    const editor = new TestEditor(start, { showGuides: seed % 2 === 0, gridSnapping: seed % 3 === 0 })
    const roll = dice(seed)
    for (let count = 0; count < 400; count++) {
      step(editor, roll)
      const decided = editor.state.history.now.layout
      const ids = decided.parts.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining([...editor.state.selection]))
      if (editor.state.toolState.kind === 'idle') {
        expect(editor.state.layout).toBe(decided)
        expect(editor.analysis.placement.overlaps).toEqual([])
      }
    }
    sendEvent(editor, { type: 'cancel' })
    while (canRedo(editor.state.history)) redo(editor)
    const end = editor.state.layout
    while (canUndo(editor.state.history)) undo(editor)
    expect(editor.state.layout).toBe(start)
    while (canRedo(editor.state.history)) redo(editor)
    expect(editor.state.layout).toBe(end)
  },
)
