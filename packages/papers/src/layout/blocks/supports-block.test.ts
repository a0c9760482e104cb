import { textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { inputFor } from '../../testing/systems.ts'
import { supportsBlock } from './supports-block.ts'

const rowsOf = (name: string) =>
  supportsBlock(
    inputFor(name).analysis,
    'airy',
  )(2000).rows.map((row) =>
    textsOf(row.draw(0, 0), { scale: 1, left: 0, top: 0 })
      .map(({ text }) => text)
      .join(' '),
  )

test.each([
  ['the four feet of a platform come as a set', 'p3g-low-profile', /^PPLPF .* 1 set$/],
  ['legs come in pairs', 't1-switchback', /^PSL28PR .* pairs?$/],
])('%s', (_, name, words) => {
  expect(rowsOf(name)).toContainEqual(expect.stringMatching(words))
})
