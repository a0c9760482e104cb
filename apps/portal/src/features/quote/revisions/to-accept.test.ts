import type { QuoteRevision } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { toAccept } from './to-accept.ts'

const revision: Pick<QuoteRevision, 'versionNumber' | 'total' | 'order'> = {
  versionNumber: 2,
  total: 809_369,
  order: 'none',
}

test.each`
  change                  | answer
  ${{}}                   | ${{ isOpen: true, sold: '$8,093.69' }}
  ${{ total: null }}      | ${{ isOpen: true, sold: null }}
  ${{ order: 'ordered' }} | ${{ isOpen: false, sold: '$8,093.69' }}
  ${{ versionNumber: 1 }} | ${{ isOpen: true, sold: null }}
`('version 2 with $change is accepted as $answer', ({ change, answer }) => {
  expect(toAccept(2, [{ revisions: [{ ...revision, ...change }] }])).toEqual(answer)
})
