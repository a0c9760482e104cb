import type { Difference, LineDifference } from '@ramp/domain'
import { expect, test } from 'vitest'
import { sinceWords } from './since-words.ts'

const difference = (
  change: number,
  kinds: readonly LineDifference['kind'][],
  sentences: readonly string[] = [],
) =>
  ({
    total: { name: 'Total', before: 0, after: change, change },
    lines: kinds.map((kind) => ({ kind })),
    drawing: { sentences },
  }) as unknown as Difference

test.each([
  ['more', difference(41_200, ['new', 'gone', 'changed', 'same']), 'Since 1042-1A: +$412.00, 3 lines'],
  ['less', difference(-578, ['changed']), 'Since 1042-1A: −$5.78, 1 line'],
  ['only the drawing', difference(0, ['same'], ['8 ft ramp moved 2"']), 'Since 1042-1A: $0.00, 0 lines'],
  ['nothing', difference(0, ['same']), null],
])('%s', (_, given, words) => {
  expect(sinceWords('1042-1A', given)).toBe(words)
})
