import { describe, expect, test } from 'vitest'
import { type Camera, fitCamera, steppedZoom, toLayout, toScreen, zoomAbout } from './camera.ts'
import { sendEvent } from './commands/events.ts'
import { carryItem } from './commands/placing.ts'
import { fitView } from './commands/view.ts'
import { layoutOf, partAt, TestEditor } from './testing.ts'

const camera: Camera = { zoom: 1, left: 100, top: 50 }

test('at zoom 1 a foot is 20 pixels, and the way back gives the same place', () => {
  expect(toScreen(camera, { x: 12, y: 24 })).toEqual({ left: 120, top: 90 })
  expect(toLayout(camera, { left: 120, top: 90 })).toEqual({ x: 12, y: 24 })
})

test.each`
  asked    | zoom
  ${0.1}   | ${0.2}
  ${0.249} | ${0.2}
  ${1.04}  | ${1}
  ${1.26}  | ${1.3}
  ${9}     | ${2.4}
`('a zoom of $asked becomes $zoom [editor-camera-1]', ({ asked, zoom }) => {
  expect(steppedZoom(asked)).toBe(zoom)
})

test('what lies under the pointer stays there while zooming', () => {
  const about = { left: 300, top: 400 }
  const before = toLayout(camera, about)
  const after = toLayout(zoomAbout(camera, 1.7, about), about)
  expect(after.x).toBeCloseTo(before.x, 9)
  expect(after.y).toBeCloseTo(before.y, 9)
})

describe('fitting', () => {
  test.each`
    box            | view            | zoom
    ${[960, 720]}  | ${[1680, 1320]} | ${1}
    ${[960, 720]}  | ${[1000, 700]}  | ${0.4}
    ${[10, 10]}    | ${[1000, 700]}  | ${2.4}
    ${[9000, 100]} | ${[400, 400]}   | ${0.2}
  `(
    'a box of $box in a view of $view gives zoom $zoom and the box in the middle [editor-camera-3]',
    ({ box, view, zoom }) => {
      const [x, y] = box
      const [width, height] = view
      const fitted = fitCamera({ min: { x: 0, y: 0 }, max: { x, y } }, { width, height })
      expect(fitted.zoom).toBe(zoom)
      const middle = toLayout(fitted, { left: width / 2, top: height / 2 })
      expect(middle.x).toBeCloseTo(x / 2, 6)
      expect(middle.y).toBeCloseTo(y / 2, 6)
    },
  )

  test('the parts fills the view with them; an empty layout shows the canvas', () => {
    const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 })))
    fitView(editor, 'parts')
    expect(editor.state.camera.zoom).toBe(2.4)
    fitView(editor)
    expect(editor.state.camera.zoom).toBe(0.5)
    const empty = new TestEditor(layoutOf())
    fitView(empty, 'parts')
    expect(empty.state.camera).toEqual(editor.state.camera)
  })
})

describe('the wheel', () => {
  const wheel = (editor: TestEditor, down: number, held = {}) =>
    sendEvent(editor, { type: 'wheel', at: { left: 10, top: 20 }, across: 0, down, ...held })

  test('with Alt zooms a step about the pointer, and no further than the ends [editor-camera-2]', () => {
    const editor = new TestEditor(layoutOf())
    wheel(editor, -120, { alt: true })
    expect(editor.state.camera.zoom).toBe(1.1)
    for (let turn = 0; turn < 30; turn++) wheel(editor, 120, { alt: true })
    expect(editor.state.camera.zoom).toBe(0.2)
  })

  test('alone moves the view, with Shift sideways', () => {
    const editor = new TestEditor(layoutOf())
    wheel(editor, 30)
    wheel(editor, 40, { shift: true })
    expect(editor.state.camera).toEqual({ zoom: 1, left: -40, top: -30 })
  })
})

describe('moving the view by hand', () => {
  const at = (left: number, top: number) => ({ at: { left, top } })

  test('the middle button moves it and gives the tool back', () => {
    const editor = new TestEditor(layoutOf())
    sendEvent(editor, { type: 'press', button: 'middle', ...at(100, 100) })
    expect(editor.state.tool).toBe('pan')
    sendEvent(editor, { type: 'move', ...at(130, 90) })
    sendEvent(editor, { type: 'release', ...at(130, 90) })
    expect(editor.state.camera).toEqual({ zoom: 1, left: 30, top: -10 })
    expect(editor.state.tool).toBe('select')
  })

  test('Space and a drag move it, even over a part and with an item in the hand', () => {
    const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 60, y: 60 })))
    carryItem(editor, 'ramp')
    editor.key(' ')
    sendEvent(editor, { type: 'press', ...at(100, 100) })
    sendEvent(editor, { type: 'move', ...at(150, 100) })
    sendEvent(editor, { type: 'release', ...at(150, 100) })
    sendEvent(editor, { type: 'key-up', key: ' ' })
    expect(editor.state.camera.left).toBe(50)
    expect(editor.state.tool).toBe('place')
    expect(editor.state.layout.parts).toHaveLength(1)
  })
})
