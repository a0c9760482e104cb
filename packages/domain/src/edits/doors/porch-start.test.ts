import { describe, expect, test } from 'vitest'
import { newLayout } from '../../model/layout/new-layout.ts'
import { startHeight, topOf } from '../../model/layout/run-top.ts'
import { opensOnto, type Porch, porchAway, type SiteDoor } from '../../model/layout/site.ts'
import { inTurn } from '../edit.ts'
import { addRun } from '../run-edits.ts'
import { setRise } from '../site-edits.ts'
import { placeDoor, setDoor, setPorch, setSill } from '../site-place-edits.ts'

const door: SiteDoor = { id: 'door-1', sill: 24.5, stepDown: 0.5, at: { x: 0, y: 0 }, faces: 180, width: 36 }
const porch = (left: number, top: number, right: number, bottom: number): Porch => ({
  outline: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
  height: 20,
  use: 'start',
})

test.each`
  where                                     | outline               | faces        | isAt
  ${'at the wall of the door'}              | ${[-60, 0, 60, 72]}   | ${180}       | ${true}
  ${'drawn a little into the house'}        | ${[-60, -8, 60, 72]}  | ${180}       | ${true}
  ${'before a recessed doorway'}            | ${[-60, 5, 60, 72]}   | ${180}       | ${true}
  ${'40 in before the door'}                | ${[-60, 40, 60, 112]} | ${180}       | ${false}
  ${'at the wall, beside the door'}         | ${[60, 0, 160, 72]}   | ${180}       | ${false}
  ${'behind the door, which faces from it'} | ${[-60, 0, 60, 72]}   | ${0}         | ${false}
  ${'at a door whose way out is not known'} | ${[60, 0, 160, 72]}   | ${undefined} | ${true}
`('a door opens onto a porch $where: $isAt', ({ outline, faces, isAt }) => {
  const [left, top, right, bottom] = outline as [number, number, number, number]
  const there = porch(left, top, right, bottom)
  const one = { ...door, faces }
  expect(opensOnto(there, one)).toBe(isAt)
  expect(porchAway({ porch: there, doors: [one] })).toEqual(isAt ? null : one)
  expect(porchAway({ porch: { ...there, use: 'over' }, doors: [one] })).toBeNull()
})

describe('a way that starts at a porch starts at its height', () => {
  const atDoor = [setSill(24.5), setDoor({ stepDown: 0.5 }), placeDoor({ x: 0, y: 0 }, 180), addRun('a')]
  const near = setPorch(porch(-60, 0, 60, 72))
  test.each`
    what                                      | edits                                                    | top
    ${'no porch: the deck at the door'}       | ${[]}                                                    | ${24}
    ${'a porch it starts at'}                 | ${[near]}                                                | ${20}
    ${'a porch under a platform'}             | ${[setPorch({ ...porch(-60, 0, 60, 72), use: 'over' })]} | ${24}
    ${'a porch elsewhere'}                    | ${[setPorch(porch(200, 0, 300, 72))]}                    | ${24}
    ${'a rise that is typed is of the porch'} | ${[near, setRise(18)]}                                   | ${18}
  `('$what', ({ edits, top }) => {
    const layout = inTurn(...atDoor, ...edits)(newLayout('P3G'))
    expect(layout.runs.map((run) => topOf(run, layout))).toEqual([top])
    expect(startHeight(layout.site.doors[0] ?? door, layout.site)).toBe(top)
  })

  test('the step from the porch up to the sill stays as it was surveyed when a rise is typed', () => {
    const { site } = inTurn(...atDoor, near, setRise(18))(newLayout('P3G'))
    expect(site.porch?.height).toBe(18)
    expect(site.doors[0]?.sill).toBe(22.5)
  })
})
