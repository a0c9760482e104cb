import { addReading, type Layout, type Site, setSite } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { visitedSite } from '../testing/visited.ts'
import { originOf } from './origin.ts'
import { captionedPhotos } from './photos.ts'
import { closingSentences, numberedSpots, takenReadings } from './spots.ts'
import { listedThings } from './things.ts'

const { analysis } = visitedSite()
const { site } = analysis.layout

/** The site of the visit with one more reading back at the datum. */
const closedAt = (value: number): Site =>
  visitedSite(addReading({ point: 'D', value, setUp: 2, method: 'laser' })).analysis.layout.site
const withSite =
  (more: Partial<Site>) =>
  (layout: Layout): Layout =>
    setSite({ ...layout.site, ...more })(layout)

// The datum reads 41 1/2 in, so the beam is at 41 1/2. The second setup reads the drive at 30 and comes back to the datum
// 1/8 in low: each of the two setups takes 1/16 of it.
test.each([
  [1, 'Sidewalk', 0, 'datum'],
  // 41.5 - 40.75, and 1/16
  [2, 'Foot of the stoop', 0.8125, 'measured, laser'],
  // 41.5 - 43.375, and 1/16
  [3, 'Corner of the drive', -1.8125, 'measured, laser'],
  // -1.875 + 30 - 33.3, and 2/16
  [4, 'Lawn', -5.05, 'measured, laser'],
  [5, 'Gate', -6, 'judged by eye'],
  [6, 'Back fence', null, 'not read'],
  [7, 'Hedge', 0, 'assumed, not measured'],
])('spot %i, %s, is at %d in: %s', (number, name, height, how) => {
  const spot = numberedSpots(site)[number - 1]
  expect(spot).toMatchObject({ number, point: { name }, how })
  if (height === null) expect(spot?.height).toBeNull()
  else expect(spot?.height).toBeCloseTo(height, 6)
})

test.each([
  [0, [1, '+41 1/2"', '1 Sidewalk', '41 1/2"', '0"']],
  [1, [1, '', '2 Foot of the stoop', '40 3/4"', '+13/16"']],
  [3, [2, '+28 1/8"', '3 Corner of the drive, again', '30"', '-1 13/16"']],
  // Not on a tape: as it was read.
  [4, [2, '', '4 Lawn', '33.3"', '-5 1/16"']],
])('reading %i as it was taken: setup, instrument, spot, reading, height', (index, cells) => {
  const one = takenReadings(site)[index]
  expect([one?.setUp, one?.instrument, one?.spot, one?.reading, one?.height]).toEqual(cells)
})

describe('the closing error', () => {
  test('is said with what is allowed', () => {
    expect(closingSentences(site)).toEqual([
      'Setups 1 and 2 return to the datum 1/8" off (0.35" allowed). Closed; the error is shared by its setups.',
    ])
  })

  test('is not known before a reading returned to the datum', () => {
    const [first] = closingSentences({ ...site, survey: undefined, ground: undefined })
    expect(first).toBe('No readings in this file: heights are as entered.')
  })

  test('keeps heights from being called measured where it is too large', () => {
    const off = closedAt(31)
    expect(closingSentences(off).join(' ')).toContain('Not closed')
    expect(numberedSpots(off).map(({ how }) => how)).toContain('read by laser, not closed')
  })
})

test.each([
  ['House', 'building', `34'-0" x 30'-0"`, '–'],
  ['Oak', 'thing', `2'-8" dia.`, 'keep 30" clear'],
  ['Old steps, to be moved', 'thing', `4'-0" dia.`, '–'],
  ['Septic lid', 'thing', `2'-0" dia.`, 'never covered'],
  ['Concrete', 'area', `9'-2" x 36'-8"`, '–'],
  ['Fence', 'line', `30'-0"`, '–'],
])('%s is told as a %s of %s, %s', (name, kind, size, clearance) => {
  expect(listedThings(analysis).find((one) => one.name === name)).toMatchObject({ kind, size, clearance })
})

describe('captions of photos', () => {
  // Twenty degrees of north are north still.
  test.each([
    ['door', 'P1 Open door, looking north, taken 10" right and 10\'-10" out'],
    ['yard', 'P2 Yard, looking south, taken 5\'-0" left and 1\'-8" out'],
  ])('of the %s', (id, caption) => {
    expect(captionedPhotos(site).find((one) => one.id === id)?.caption).toBe(caption)
  })

  test('name the way on the drawing where north was not entered', () => {
    const { site: blind } = visitedSite(withSite({ north: undefined })).analysis.layout
    expect(captionedPhotos(blind)[0]?.caption).toContain('looking up on the drawing')
  })
})

describe('where places are measured from', () => {
  const outline = [
    { x: 100, y: 200 },
    { x: 300, y: 200 },
    { x: 300, y: 400 },
  ]
  test.each<[what: string, site: Site, words: string, text: readonly string[]]>([
    [
      'the door',
      { doors: [{ id: 'door-1', sill: 20, stepDown: 0, at: { x: 100, y: 200 }, faces: 180 }] },
      'From the middle of the door, as you face it from outside',
      [`5'-0" right`, `4'-0"`],
    ],
    [
      'a corner of the house without a door',
      { doors: [], things: [{ kind: 'house', name: 'garage', outline }] },
      'From corner 1 of garage, as on the drawing; the door has no place',
      [`5'-0" right`, `4'-0"`],
    ],
    [
      'a spot without a house',
      { doors: [], ground: [{ x: 100, y: 200, z: 0, how: 'measured' }] },
      'From spot 1, as on the drawing; the door has no place',
      [`5'-0" right`, `4'-0"`],
    ],
  ])('%s', (_what, one, words, text) => {
    const origin = originOf(one)
    expect(origin?.words).toBe(words)
    expect(origin?.placeText({ x: 160, y: 248 })).toEqual(text)
  })

  test('nothing, where nothing has a place', () => {
    expect(originOf({ doors: [] })).toBeNull()
  })
})
