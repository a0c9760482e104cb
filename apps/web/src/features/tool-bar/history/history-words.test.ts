import { expect, test } from 'vitest'
import { historyWords } from './history-words.ts'

test('what was changed while the history was paused is one step', () => {
  expect(historyWords({ kind: 'moved', label: 'Move', whilePaused: true }, '2 objects')).toBe(
    'Changed while paused',
  )
})

test.each`
  what                                       | kind            | label                  | object         | words
  ${'a project that was opened'}             | ${'opened'}     | ${'Open'}              | ${null}        | ${'Opened'}
  ${'a backup that was loaded'}              | ${'opened'}     | ${'Load from history'} | ${'7 objects'} | ${'Load from history'}
  ${'a part that was added'}                 | ${'added'}      | ${'Add'}               | ${'8 ft ramp'} | ${'Added'}
  ${'parts that were pasted'}                | ${'added'}      | ${'Paste'}             | ${'2 objects'} | ${'Added · paste'}
  ${'a rectangle that was drawn'}            | ${'added'}      | ${'Draw'}              | ${'Rectangle'} | ${'Added'}
  ${'a part that was deleted'}               | ${'removed'}    | ${'Delete'}            | ${'8 ft ramp'} | ${'Removed'}
  ${'a part that was dragged'}               | ${'moved'}      | ${'Move'}              | ${'8 ft ramp'} | ${'Moved'}
  ${'parts that were aligned'}               | ${'moved'}      | ${'Align'}             | ${'2 objects'} | ${'Moved · align'}
  ${'a part that was turned'}                | ${'rotated'}    | ${'Rotate'}            | ${'8 ft ramp'} | ${'Turned'}
  ${'a line that was stretched'}             | ${'scaled'}     | ${'Stretch'}           | ${'Line'}      | ${'Resized · stretch'}
  ${'a canvas that has another size'}        | ${'scaled'}     | ${'Resize canvas'}     | ${null}        | ${'Resize canvas'}
  ${'rails that were chosen for a platform'} | ${'propChange'} | ${'Set handrails'}     | ${'5 × 5'}     | ${'Set handrails'}
`('$what reads $words', ({ kind, label, object, words }) => {
  expect(historyWords({ kind, label }, object)).toBe(words)
})
