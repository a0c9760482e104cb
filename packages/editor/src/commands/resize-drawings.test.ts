import { addDrawings, newDrawing } from '@ramp/domain'
import { expect, test } from 'vitest'
import { commonBox, sizeOf } from '../arrange/scale-drawings.ts'
import { layoutOf, TestEditor } from '../testing.ts'
import { resizeDrawings } from './drawing.ts'
import { select } from './selection.ts'

const words = newDrawing({ kind: 'text', id: 'words', at: { x: 300, y: 300 }, text: 'FRONT OF HOME' })
const box = newDrawing({ kind: 'rectangle', id: 'box', at: { x: 300, y: 400 } })

function selected() {
  const editor = new TestEditor(addDrawings([words, box])(layoutOf()))
  select(editor, ['words', 'box'])
  return { editor, size: () => sizeOf(commonBox(editor.state.layout.drawings)) }
}

test.each`
  share  | isEven
  ${0.2} | ${true}
  ${2}   | ${true}
  ${0.2} | ${false}
`('drawings get the width that was typed, $share of theirs, evenly: $isEven', ({ share, isEven }) => {
  const { editor, size } = selected()
  const wanted = { ...size(), x: size().x * share }
  expect(resizeDrawings(editor, wanted, isEven)).toBe(true)
  expect(size().x).toBeCloseTo(wanted.x, 3)
})

test('drawings stay as they are where their words would have to grow one way only', () => {
  const { editor, size } = selected()
  const before = size()
  expect(resizeDrawings(editor, { ...before, x: before.x * 2 })).toBe(false)
  expect(size()).toEqual(before)
})
