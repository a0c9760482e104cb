import { type Layout, moveParts, removeParts } from '@ramp/domain'
import { expect, test } from 'vitest'
import { wholeSystem } from '../../../lib/testing/described-system.ts'
import { changedObjects } from './changed-objects.ts'

const { layout, catalogue } = wholeSystem('t1-switchback')
const without = removeParts(['r1'])(layout)

test.each<[string, Layout, Layout, string | null]>([
  ['a part that was added is named', without, layout, '6 ft ramp'],
  ['a part that was removed is named', layout, without, '6 ft ramp'],
  ['a part that was moved is named', layout, moveParts(['A'], { x: 6, y: 0 })(layout), '5 × 5 platform'],
  ['several parts are counted', layout, moveParts(['A', 'B'], { x: 6, y: 0 })(layout), '2 objects'],
  ['a change of the settings names no part', layout, { ...layout, project: { ...layout.project } }, null],
])('%s', (_, before, after, name) => {
  expect(changedObjects(before, after, catalogue)).toBe(name)
})
