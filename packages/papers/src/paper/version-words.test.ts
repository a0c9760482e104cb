import { expect, test } from 'vitest'
import { versionWords } from './input.ts'

test.each([
  ['nothing was issued', null, 'draft'],
  ['it is what was issued', { version: 2, drawing: 'aa' }, '2'],
  ['it was changed after that', { version: 2, drawing: 'bb' }, '2, changed since'],
])('where %s', (_what, issued, words) => expect(versionWords(issued, 'aa')).toBe(words))
