import { addDrawings, analyse, type Layout, newDrawing, newLayout, setDrawingStyle } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { nudgeSelection, removeSelection, select, turnSelection } from '../commands/selection.ts'
import { clearHistory, goInHistory, pauseHistory, redo, undo } from '../commands/undo.ts'
import { Editor } from '../core/editor.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { canRedo, canUndo } from './history.ts'
import { historyAt, historyText } from './history-text.ts'
import { packShared } from './shared-rows.ts'

const anyLayout = (value: unknown): Layout => value as Layout
const square = newDrawing({ kind: 'rectangle', id: 'square', at: { x: 400, y: 400 }, width: 100, length: 60 })

/** A part moved three times by the hand on the arrow keys. */
const drawn = () => {
  const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 })))
  select(editor, ['A'])
  for (let step = 0; step < 3; step++) editor.key('ArrowRight')
  return editor
}
/** The page is loaded again: the drawing as the journal kept it, the steps as their text did. */
const reloaded = (editor: Editor, text = historyText(editor.state.history)) => {
  const { layout } = editor.state.history.now
  return new Editor({
    layout,
    catalogue: editor.catalogue,
    analyse,
    history: historyAt(JSON.parse(JSON.stringify(layout)), text, anyLayout),
  })
}
const stepsOf = ({ state: { history } }: Editor) =>
  [...history.past, history.now, ...history.future].map(({ label, kind }) => `${label}: ${kind}`)

describe('undo and redo after a reload', () => {
  test('go through the same steps, and share the rows that did not change', () => {
    const { history } = drawn().state
    const again = historyAt(history.now.layout, historyText(history), anyLayout)
    expect(again).toEqual(history)
    expect(again.past[0]?.layout.project).toBe(again.now.layout.project)
  })

  test('share those rows, too, where each layout is read on its own', () => {
    const editor = new TestEditor(
      addDrawings([square])(layoutOf(partAt('platform', 'A', { x: 100, y: 100 }))),
    )
    select(editor, ['A'])
    editor.key('ArrowRight')
    turnSelection(editor, 90)
    const { history } = editor.state
    const copy = (value: unknown): Layout => JSON.parse(JSON.stringify(value))
    const { past, now } = historyAt(history.now.layout, historyText(history), copy)
    const layouts = [...past, now].map(({ layout }) => layout)
    expect(layouts).toEqual([...history.past, history.now].map(({ layout }) => layout))
    expect(new Set(layouts.map(({ drawings }) => drawings[0])).size).toBe(1)
    expect(new Set(layouts.map(({ parts }) => parts[0])).size).toBe(3)
  })

  test('what was undone before can be done again, step by step, to where the hand had been', () => {
    const editor = drawn()
    const end = editor.state.layout
    editor.key('z', { ctrl: true })
    editor.key('z', { ctrl: true })
    const again = reloaded(editor)
    expect([canUndo(again.state.history), canRedo(again.state.history)]).toEqual([true, true])
    redo(again)
    expect(again.state.layout.parts[0]?.at).toEqual({ x: 101, y: 100 })
    redo(again)
    expect(again.state.layout).toEqual(end)
    expect(canRedo(again.state.history)).toBe(false)
    goInHistory(again, -3)
    expect(canUndo(again.state.history)).toBe(false)
    redo(again)
    expect(again.state.layout.parts[0]?.at).toEqual({ x: 100.5, y: 100 })
  })

  test('every step keeps its name and its kind, the undone ones too', () => {
    const editor = new TestEditor(
      addDrawings([square])(layoutOf(partAt('platform', 'A', { x: 100, y: 100 }))),
    )
    select(editor, ['square'])
    editor.drag({ x: 450, y: 430 }, { x: 500, y: 460 })
    editor.run('Look', 'propChange', setDrawingStyle(['square'], { opacity: 0.5 }))
    turnSelection(editor, 90)
    removeSelection(editor)
    goInHistory(editor, -2)
    const steps = ['Open: opened', 'Scale: scaled', 'Look: propChange', 'Rotate: rotated', 'Delete: removed']
    expect(stepsOf(editor)).toEqual(steps)
    expect(stepsOf(reloaded(editor))).toEqual(steps)
  })

  test('a new edit forgets what was undone before the reload', () => {
    const editor = drawn()
    undo(editor)
    const again = reloaded(editor)
    select(again, ['A'])
    nudgeSelection(again, { x: 0, y: 7 })
    expect(canRedo(again.state.history)).toBe(false)
  })

  test('edits of a paused history are still one step, and recording goes on', () => {
    const editor = drawn()
    pauseHistory(editor)
    nudgeSelection(editor, { x: 0, y: 9 })
    const again = reloaded(editor)
    expect(again.state.history).toMatchObject({ isPaused: false, now: { whilePaused: true } })
    expect(again.state.layout.parts[0]?.at).toEqual({ x: 101.5, y: 109 })
    undo(again)
    expect(again.state.layout.parts[0]?.at).toEqual({ x: 101.5, y: 100 })
  })

  test('a history that was cleared has no steps, back or forth', () => {
    const editor = drawn()
    undo(editor)
    clearHistory(editor)
    const again = reloaded(editor)
    expect([canUndo(again.state.history), canRedo(again.state.history)]).toEqual([false, false])
  })

  test('at most a hundred steps each way are kept', () => {
    const editor = drawn()
    for (let step = 0; step < 250; step++) nudgeSelection(editor, { x: 0.5, y: 0 })
    goInHistory(editor, -120)
    const { past, future } = reloaded(editor).state.history
    expect([past.length, future.length]).toEqual([100, 100])
  })
})

describe('steps that a browser kept before redo was kept', () => {
  const { history } = drawn().state
  const older = (steps: readonly unknown[]) =>
    JSON.stringify({ format: 'rampwright-undo/1', ...packShared(steps) })

  test('go back as they did', () => {
    expect(historyAt(history.now.layout, older([...history.past, history.now]), anyLayout)).toEqual(history)
  })

  test('are none where there are none, or one of them is none', () => {
    for (const steps of [[], [null, ...history.past, history.now]])
      expect(historyAt(history.now.layout, older(steps), anyLayout).past).toEqual([])
  })
})

describe('a text that is a moment older than the drawing', () => {
  test('knows an edit it had not heard of as one more step, with nothing to redo', () => {
    const editor = drawn()
    undo(editor)
    const text = historyText(editor.state.history)
    nudgeSelection(editor, { x: 0, y: 1 })
    const again = reloaded(editor, text)
    expect([again.state.history.past.length, canRedo(again.state.history)]).toEqual([3, false])
    expect(again.state.layout).toEqual(editor.state.layout)
  })

  test.each([
    ['undo', -2, 1, 2],
    ['redo', 0, 3, 0],
  ])('finds the step that an %s it had not heard of led to', (_, by, back, forth) => {
    const editor = drawn()
    if (by === 0) undo(editor)
    const text = historyText(editor.state.history)
    if (by === 0) redo(editor)
    else goInHistory(editor, by)
    const { past, future } = reloaded(editor, text).state.history
    expect([past.length, future.length]).toEqual([back, forth])
  })
})

describe('a history without steps comes of', () => {
  const whole = historyText(drawn().state.history)
  test.each([
    ['nothing', null],
    ['a text that was cut off', whole.slice(0, 300)],
    ['another file', '{"format":"rampwright-journal/1"}'],
    ['a node that refers to nothing', '{"format":"rampwright-undo/2","root":0,"nodes":[[[7]]]}'],
    [
      'a text without a present',
      '{"format":"rampwright-undo/2","root":1,"nodes":[[],{"past":[0],"future":[0]}]}',
    ],
    ['a kind of edit that there is none of', whole.replace('"moved"', '"melted"')],
  ])('%s', (_, text) => {
    const layout = newLayout('P3G')
    expect(historyAt(layout, text, anyLayout)).toMatchObject({ past: [], future: [], now: { layout } })
  })

  test('one layout that cannot be read: it spoils the whole of it', () => {
    let read = 0
    const last = (value: unknown) => (++read > 3 ? null : (value as Layout))
    expect(historyAt(newLayout('P3G'), whole, last).past).toEqual([])
  })
})
