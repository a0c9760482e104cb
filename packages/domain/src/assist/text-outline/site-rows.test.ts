import { expect, test } from 'vitest'
import { inTurn } from '../../edits/edit.ts'
import { addThing, setSill } from '../../edits/site-place-edits.ts'
import { addPoint, addReading } from '../../edits/survey-edits.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { siteRows } from './site-rows.ts'

const words = { nameOf: (part: string) => part, lengthOf: (length: number) => `${length}"` }
const at = { x: 0, y: 0 }

test('a survey is told in words, for who cannot see the drawing', () => {
  const layout = inTurn(
    setSill(24.5),
    addPoint({ id: 'D', name: 'Driveway joint', at }),
    addPoint({ id: 'A', name: 'By the maple', at: { x: 90, y: 0 } }),
    addPoint({ id: 'B', name: 'Front lawn', at: { x: 0, y: 90 } }),
    addReading({ point: 'D', method: 'rod', setUp: 1, value: 41 }),
    addReading({ point: 'A', method: 'rod', setUp: 1, value: 42.25 }),
    addThing({ kind: 'obstacle', name: 'Maple', at, radius: 18, clearance: 24 }),
    addThing({ kind: 'keep-off', name: 'Septic lid', at, radius: 12 }),
  )(newLayout('P3G'))
  expect(siteRows(layout, words).map(({ name, details }) => [name, ...details].join(', '))).toEqual([
    'Door, sill 24.5" above the datum',
    'Driveway joint, the datum',
    'By the maple, 1.25" below the datum, measured',
    'Front lawn, not read yet',
    'Maple, 24" clear',
    'Septic lid, never over it',
  ])
})

test('a rise alone is no survey', () => {
  expect(siteRows(setSill(24)(newLayout('P3G')), words)).toEqual([])
})
