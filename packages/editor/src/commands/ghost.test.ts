import { expect, test } from 'vitest'
import { toScreen } from '../camera.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { showGhost } from './ghost.ts'

const ghostAt = (x: number, y: number) => {
  const other = new TestEditor(layoutOf(partAt('ramp', 'R', { x, y })))
  return { parts: other.placement.parts, words: '28 ft' }
}

test('a ghost is shown and taken away, and changes nothing of the drawing', () => {
  const before = layoutOf(partAt('platform', 'A', { x: 300, y: 200 }))
  const editor = new TestEditor(before)
  const { camera } = editor.state
  showGhost(editor, ghostAt(300, 280))
  expect(editor.state.ghost?.words).toBe('28 ft')
  expect(editor.state.camera).toBe(camera)
  showGhost(editor, null)
  expect(editor.state.ghost).toBeNull()
  expect(editor.state.layout).toBe(before)
})

test('what would stand out of sight is brought into it, above what lies over the lower edge', () => {
  const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 300, y: 200 })))
  showGhost(editor, ghostAt(300, 900), 90)
  const { top } = toScreen(editor.state.camera, { x: 300, y: 948 })
  expect(top).toBeLessThanOrEqual(editor.state.viewSize.height - 130)
})
