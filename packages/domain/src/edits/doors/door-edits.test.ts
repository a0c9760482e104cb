import { describe, expect, test } from 'vitest'
import type { Layout } from '../../model/layout/layout.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { topOf } from '../../model/layout/run-top.ts'
import { doorInSentence, doorTitle, type Site, versionFor } from '../../model/layout/site.ts'
import { type Edit, inTurn } from '../edit.ts'
import { addRun } from '../run-edits.ts'
import { setRise } from '../site-edits.ts'
import { setDoor, setSill } from '../site-place-edits.ts'
import { addDoor, nameDoor, putDoorFirst, removeDoor } from './door-edits.ts'

const after = (...edits: readonly Edit[]): Layout => inTurn(...edits)(newLayout('P3G'))
const three = [
  setSill(24),
  nameDoor('door-1', 'Front door'),
  addDoor({ name: 'Back door', sill: 12, stepDown: 0 }),
  addDoor({ sill: 6, stepDown: 0 }),
]
const sillsOf = ({ site }: Layout) => site.doors.map(({ id, sill }) => [id, sill])

describe('several doors', () => {
  test.each`
    what                                       | edits                                                                 | doors
    ${'one is added behind the others'}        | ${[]}                                                                 | ${[['door-1', 24], ['door-2', 12], ['door-3', 6]]}
    ${'the last one becomes the first'}        | ${[putDoorFirst('door-3')]}                                           | ${[['door-1', 6], ['door-2', 24], ['door-3', 12]]}
    ${'the first one stays the first'}         | ${[putDoorFirst('door-1')]}                                           | ${[['door-1', 24], ['door-2', 12], ['door-3', 6]]}
    ${'one that is not there changes nothing'} | ${[putDoorFirst('door-9')]}                                           | ${[['door-1', 24], ['door-2', 12], ['door-3', 6]]}
    ${'the first one is removed'}              | ${[removeDoor('door-1')]}                                             | ${[['door-1', 12], ['door-2', 6]]}
    ${'one between others is removed'}         | ${[removeDoor('door-2')]}                                             | ${[['door-1', 24], ['door-2', 6]]}
    ${'all are removed'}                       | ${[removeDoor('door-1'), removeDoor('door-1'), removeDoor('door-1')]} | ${[]}
  `('$what', ({ edits, doors }) => {
    expect(sillsOf(after(...three, ...edits))).toEqual(doors)
  })

  test('more than nine of them stay in their order when one changes', () => {
    const many = Array.from({ length: 12 }, (_, place) => addDoor({ sill: place, stepDown: 0 }))
    const { site } = after(...many, setSill(99, 'door-2'), setDoor({ width: 32 }, 'door-11'))
    expect(site.doors.map(({ sill }) => sill)).toEqual([0, 99, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})

describe('runs and the door they begin at', () => {
  const tops = (layout: Layout) => layout.runs.map((run) => topOf(run, layout))
  const second: Edit = (layout) => ({
    ...layout,
    runs: layout.runs.map((run, place) => (place === 1 ? { ...run, door: 'door-2' } : run)),
  })
  const drawn = [...three, addRun('a'), addRun('b'), second]
  test.each`
    what                                                   | edits                                   | expected
    ${'each begins at its own'}                            | ${[]}                                   | ${[23.5, 12]}
    ${'the first begins at another that is chosen'}        | ${[putDoorFirst('door-3')]}             | ${[6, 12]}
    ${'the second stays at a door that is chosen'}         | ${[putDoorFirst('door-2')]}             | ${[12, 12]}
    ${'the first goes on to the next where its door goes'} | ${[removeDoor('door-1')]}               | ${[12, 12]}
    ${'the second keeps its height where its door goes'}   | ${[removeDoor('door-2')]}               | ${[23.5, 12]}
    ${'a rise that is typed afterwards is of the chosen'}  | ${[putDoorFirst('door-3'), setRise(7)]} | ${[7, 12]}
  `('$what', ({ edits, expected }) => {
    expect(tops(after(...drawn, ...edits))).toEqual(expected)
  })
})

test.each`
  names                          | titles                         | sentence
  ${[null]}                      | ${['Door']}                    | ${['the door']}
  ${[null, null]}                | ${['Door 1', 'Door 2']}        | ${['door 1', 'door 2']}
  ${['Front door', 'Back door']} | ${['Front door', 'Back door']} | ${['the front door', 'the back door']}
  ${['Garage', null]}            | ${['Garage', 'Door 2']}        | ${['Garage', 'door 2']}
`('doors named $names are $titles', ({ names, titles, sentence }) => {
  const site: Site = {
    doors: (names as (string | null)[]).map((name, place) => ({
      id: `door-${place + 1}`,
      sill: 20,
      stepDown: 0,
      ...(name !== null && { name }),
    })),
  }
  expect(site.doors.map((door) => doorTitle(site, door))).toEqual(titles)
  expect(site.doors.map((door) => doorInSentence(site, door))).toEqual(sentence)
})

test('a name makes a layout one that older programs refuse, and an empty one takes it away again', () => {
  const named = after(...three.slice(0, 2))
  expect([named.version, versionFor(named.site)]).toEqual([3, 3])
  const again = nameDoor('door-1', ' ')(named)
  expect(Object.keys(again.site.doors[0] ?? {})).not.toContain('name')
  expect(again.version).toBe(1)
})

test('each door has its own answer whether it is the required egress door, whichever is the first', () => {
  const { site } = after(...three, setDoor({ isEgress: false }, 'door-2'), putDoorFirst('door-2'))
  expect(site.doors.map(({ sill, isEgress }) => [sill, isEgress])).toEqual([
    [12, false],
    [24, undefined],
    [6, undefined],
  ])
})
