import {
  addRun,
  confirmStep,
  type Layout,
  setHandrailSides,
  setProject,
  setStairHeight,
  toggleOpening,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { sendEvent } from '../commands/events.ts'
import { setMode, toggleMode } from '../commands/modes.ts'
import { placeItem } from '../commands/placing.ts'
import { nudgeSelection, removeSelection, select, selectAll, turnSelection } from '../commands/selection.ts'
import { redo, undo } from '../commands/undo.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 200, y: 200 })
const R = partOn('ramp', 'R', { to: A, side: 'BOTTOM', mySide: 'TOP' })

describe('keys', () => {
  test.each`
    key             | held               | dx      | dy
    ${'ArrowLeft'}  | ${{}}              | ${-0.5} | ${0}
    ${'ArrowDown'}  | ${{}}              | ${0}    | ${0.5}
    ${'ArrowRight'} | ${{ ctrl: true }}  | ${10}   | ${0}
    ${'ArrowUp'}    | ${{ ctrl: true }}  | ${0}    | ${-10}
    ${'ArrowUp'}    | ${{ shift: true }} | ${0}    | ${-0.5}
  `('$key with $held moves the selection by $dx, $dy [editor-core-9]', ({ key, held, dx, dy }) => {
    const editor = new TestEditor(layoutOf(A))
    select(editor, ['A'])
    expect(editor.key(key, held).isHandled).toBe(true)
    expect(editor.centerOf('A')).toEqual({ x: 200 + dx, y: 200 + dy })
    expect(editor.state.history.now.kind).toBe('moved')
  })

  test('the steps of an arrow held down are undone at once', () => {
    const editor = new TestEditor(layoutOf(A))
    select(editor, ['A'])
    editor.key('ArrowRight')
    for (let step = 0; step < 5; step++) sendEvent(editor, { type: 'key', key: 'ArrowRight', isRepeat: true })
    expect(editor.centerOf('A').x).toBe(203)
    expect(editor.entries).toEqual(['Nudge'])
    undo(editor)
    expect(editor.centerOf('A').x).toBe(200)
  })

  test('an arrow never pushes a part onto another', () => {
    const before = layoutOf(A, R)
    const editor = new TestEditor(before)
    select(editor, ['R'])
    editor.key('ArrowUp', { ctrl: true })
    expect(editor.state.layout).toBe(before)
    editor.key('ArrowDown', { ctrl: true })
    expect(editor.state.layout).not.toBe(before)
  })

  test('R turns by 45 degrees clockwise, Shift+R back [editor-core-10]', () => {
    const editor = new TestEditor(layoutOf(partAt('ramp', 'B', { x: 300, y: 300 })))
    select(editor, ['B'])
    editor.key('r')
    editor.key('r')
    expect(editor.part('B').rotation).toBe(90)
    editor.key('R', { shift: true })
    expect(editor.part('B').rotation).toBe(45)
    expect(editor.entries).toEqual(['Rotate', 'Rotate', 'Rotate'])
  })

  test('R turns several parts about their common middle, joined as they are', () => {
    const editor = new TestEditor(layoutOf(A, R))
    selectAll(editor)
    editor.key('r')
    editor.key('r')
    expect(editor.part('A').rotation).toBe(90)
    expect(editor.centerOf('A').y).toBeCloseTo(editor.centerOf('R').y, 6)
    expect(editor.analysis.connections.joints).toHaveLength(1)
    for (let turn = 0; turn < 6; turn++) editor.key('r')
    expect(editor.centerOf('A')).toEqual({ x: 200, y: 200 })
    expect(editor.centerOf('R')).toEqual({ x: 200, y: 281.05 })
  })

  test('R goes on to the next angle that is free', () => {
    const wall = partOn('ramp', 'W', { to: A, side: 'BOTTOM', mySide: 'TOP' })
    const editor = new TestEditor(layoutOf(A, wall))
    select(editor, ['W'])
    editor.key('r')
    expect(editor.part('W').rotation).toBe(90)
    expect(editor.analysis.placement.overlaps).toEqual([])
  })

  test.each(['Delete', 'Backspace'])('%s deletes the selection, with its entrance [editor-core-8]', (key) => {
    const editor = new TestEditor(toggleOpening('A', 'TOP', 'entrance')(layoutOf(A, R)))
    select(editor, ['A'])
    editor.key(key)
    expect(editor.state.layout.parts).toEqual([R])
    expect(editor.state.layout.openings).toEqual([])
    expect(editor.state.selection).toEqual([])
    expect(editor.state.history.now.kind).toBe('removed')
    undo(editor)
    expect(editor.state.layout.openings).toHaveLength(1)
  })

  test('Ctrl+D clones the selection to a free place and selects the copies', () => {
    const editor = new TestEditor(layoutOf(A, R))
    selectAll(editor)
    editor.key('d', { ctrl: true })
    expect(editor.state.selection).toEqual(['new-1', 'new-2'])
    const { overlaps } = editor.analysis.placement
    expect(overlaps).toEqual([])
    expect(editor.analysis.connections.joints).toHaveLength(2)
    const beside = editor.centerOf('new-1').x - editor.centerOf('A').x
    expect(beside).toBeCloseTo(66.1 + 24, 6)
  })

  test('Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y undo and redo', () => {
    const editor = new TestEditor(layoutOf(A))
    select(editor, ['A'])
    editor.key('ArrowLeft')
    editor.key('z', { ctrl: true })
    expect(editor.centerOf('A').x).toBe(200)
    editor.key('Z', { ctrl: true, shift: true })
    expect(editor.centerOf('A').x).toBe(199.5)
    undo(editor)
    editor.key('y', { ctrl: true })
    expect(editor.centerOf('A').x).toBe(199.5)
  })

  test('what undo or redo brings back is selected, as it was when it went', () => {
    const editor = new TestEditor(layoutOf(A, R))
    select(editor, ['A', 'R'])
    editor.key('Delete')
    editor.key('z', { ctrl: true })
    expect(editor.state.selection).toEqual(['A', 'R'])
    select(editor, [])
    const added = placeItem(editor, 'transition-ground')
    undo(editor)
    expect(editor.state.selection).toEqual([])
    redo(editor)
    expect(editor.state.selection).toEqual([added])
    select(editor, ['A'])
    nudgeSelection(editor, { x: 0, y: -5 })
    undo(editor)
    expect(editor.state.selection).toEqual(['A'])
    editor.run('Load', 'opened', () => layoutOf(partAt('ramp', 'other', { x: 300, y: 300 })))
    undo(editor)
    expect(editor.state.selection).toEqual([])
  })

  test('Ctrl+A selects all, Escape nothing', () => {
    const editor = new TestEditor(layoutOf(A, R))
    editor.key('a', { ctrl: true })
    expect(editor.state.selection).toEqual(['A', 'R'])
    editor.key('Escape')
    expect(editor.state.selection).toEqual([])
  })

  test('Ctrl+S asks for saving, Ctrl+R is kept from the browser, other keys are not ours [editor-core-4]', () => {
    const editor = new TestEditor(layoutOf(A))
    expect(editor.key('s', { ctrl: true })).toEqual({ isHandled: true, request: 'save' })
    expect(editor.key('r', { ctrl: true })).toEqual({ isHandled: true, request: null })
    expect(editor.key('F5')).toEqual({ isHandled: false, request: null })
    expect(editor.key('Tab')).toEqual({ isHandled: false, request: null })
  })
})

describe('modes', () => {
  test.each(['run', 'connection', 'closure', 'leg', 'bracing', 'confirm', 'finish'] as const)(
    'in %s parts stand still [editor-core-6]',
    (mode) => {
      const before = layoutOf(A, R)
      const editor = new TestEditor(before)
      setMode(editor, mode)
      selectAll(editor)
      for (const key of ['ArrowLeft', 'r', 'Delete']) editor.key(key)
      editor.key('d', { ctrl: true })
      expect(placeItem(editor, 'ramp')).toBeNull()
      expect(editor.state.layout).toBe(before)
    },
  )

  test('in Handrail a click selects a platform; parts can be moved, but not cloned or deleted [editor-core-1]', () => {
    const editor = new TestEditor(layoutOf(A))
    setMode(editor, 'handrail')
    expect(editor.click(900, 200).state.selection).toEqual([])
    expect(editor.click(A.at.x, A.at.y).state.selection).toEqual(['A'])
    editor
      .press(A.at.x, A.at.y)
      .moveTo(A.at.x + 40, A.at.y)
      .release(A.at.x + 40, A.at.y)
    editor.key('ArrowLeft')
    editor.key('d', { ctrl: true })
    editor.key('Delete')
    expect(editor.entries).toEqual(['Move', 'Nudge'])
  })

  test('the active mode again leads back to Building; another mode gives up what is in the hand [editor-core-5]', () => {
    const before = layoutOf(A)
    const editor = new TestEditor(before)
    editor.press(200, 200).moveTo(300, 300)
    toggleMode(editor, 'leg')
    expect(editor.state).toMatchObject({ mode: 'leg', tool: 'pick-leg', layout: before })
    toggleMode(editor, 'leg')
    expect(editor.state).toMatchObject({ mode: 'building', tool: 'select' })
  })
})

describe('a change after Handrail was confirmed (spec 1 §4)', () => {
  const confirmed = (layout: Layout) => confirmStep('run')(confirmStep('handrail')(addRun('run')(layout)))

  test.each`
    change                | act                                                                                    | isReset
    ${'a move'}           | ${(editor: TestEditor) => nudgeSelection(editor, { x: 10, y: 0 })}                     | ${true}
    ${'a turn'}           | ${(editor: TestEditor) => turnSelection(editor, 90)}                                   | ${true}
    ${'a deletion'}       | ${(editor: TestEditor) => removeSelection(editor)}                                     | ${true}
    ${'a new part'}       | ${(editor: TestEditor) => placeItem(editor, 'ramp')}                                   | ${true}
    ${'a new transition'} | ${(editor: TestEditor) => placeItem(editor, 'transition-ground')}                      | ${false}
    ${'a stair height'}   | ${(editor: TestEditor) => editor.run('Height', 'propChange', setStairHeight('S', 25))} | ${true}
    ${'a project name'}   | ${(editor: TestEditor) => editor.run('Name', 'propChange', setProject({ name: 'X' }))} | ${false}
  `('$change asks for the steps again: $isReset [editor-core-7]', ({ act, isReset }) => {
    const editor = new TestEditor(confirmed(layoutOf(A, partAt('stair', 'S', { x: 500, y: 500 }))))
    select(editor, ['A'])
    act(editor)
    expect(editor.entries).toHaveLength(1)
    expect(editor.state.layout.confirmedSteps).toEqual(isReset ? [] : ['handrail', 'run'])
    expect(editor.state.layout.runs).toHaveLength(1)
    undo(editor)
    expect(editor.state.layout.confirmedSteps).toEqual(['handrail', 'run'])
  })

  test('a drawing that is loaded keeps the steps it was confirmed with, and undo brings the other one back [editor-core-2]', () => {
    const before = confirmed(layoutOf(A))
    const loaded = confirmed(layoutOf(partAt('ramp', 'R', { x: 300, y: 300 })))
    const editor = new TestEditor(before)
    editor.run('Load from history', 'opened', () => loaded)
    expect(editor.state.layout).toBe(loaded)
    undo(editor)
    expect(editor.state.layout).toBe(before)
  })

  test('the steps set their own properties without asking again', () => {
    const editor = new TestEditor(confirmed(layoutOf(A)))
    setMode(editor, 'handrail')
    editor.run('Rails', 'propChange', setHandrailSides(['A'], ['LEFT', 'RIGHT']))
    expect(editor.state.layout.confirmedSteps).toEqual(['handrail', 'run'])
  })
})

describe('listeners', () => {
  test('hear of every change once, and of nothing else', () => {
    const editor = new TestEditor(layoutOf(A))
    let heard = 0
    const end = editor.subscribe(() => heard++)
    placeItem(editor, 'ramp')
    expect(heard).toBe(1)
    undo(editor)
    expect(heard).toBe(2)
    setMode(editor, 'building')
    expect(heard).toBe(2)
    end()
    redo(editor)
    expect(heard).toBe(2)
  })

  test('see a state that is replaced and never changed', () => {
    const editor = new TestEditor(layoutOf(A))
    const { state } = editor
    select(editor, ['A'])
    expect(state.selection).toEqual([])
    expect(editor.state.selection).toEqual(['A'])
  })
})

test('a key that would lay one part on another leaves it where it is and says so', () => {
  const editor = new TestEditor(layoutOf(A, partAt('platform', 'Z', { x: 270, y: 200 })))
  const before = editor.centerOf('A')
  select(editor, ['A'])
  nudgeSelection(editor, { x: 10, y: 0 })
  expect(editor.centerOf('A')).toEqual(before)
  expect(editor.refusals).toEqual(['stays-where-it-is'])
})

test('the hit under the pointer is the uppermost part, by its turned outline', () => {
  const turned = partAt('ramp', 'B', { x: 200, y: 200, rotation: 45 })
  const editor = new TestEditor(layoutOf(A, turned))
  expect(editor.moveTo(200, 200).state.hover).toBe('B')
  expect(editor.moveTo(170, 170).state.hover).toBe('A')
  expect(editor.moveTo(235, 235).state.hover).toBeNull()
  expect(editor.moveTo(230, 170).state.hover).toBe('B')
})
