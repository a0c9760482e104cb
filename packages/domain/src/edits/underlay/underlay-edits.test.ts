import { describe, expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { picturesOf, type Underlay, versionFor } from '../../model/layout/site.ts'
import { type Edit, inTurn } from '../edit.ts'
import { addPhoto } from '../site-place-edits.ts'
import {
  changeUnderlay,
  levelUnderlay,
  moveUnderlay,
  scaleUnderlay,
  setUnderlay,
  turnUnderlay,
} from './underlay-edits.ts'

const PLAN: Underlay = {
  id: 'plan',
  name: 'plat.png',
  kind: 'picture',
  width: 2000,
  height: 1000,
  at: { x: 480, y: 360 },
  scale: 0.4,
  rotation: 0,
  opacity: 0.5,
  isToScale: false,
}

const after = (...edits: readonly Edit[]) =>
  inTurn(setUnderlay(PLAN), ...edits)(newLayout('P3G')).site.underlay
const at = (x: number, y: number): Point => ({ x, y })

describe('a lot plan under the drawing', () => {
  test.each`
    does                                       | edit                                                | change
    ${'moves by so much'}                      | ${moveUnderlay(at(20, -10))}                        | ${{ at: at(500, 350) }}
    ${'turns to an angle within one turn'}     | ${turnUnderlay(-90)}                                | ${{ rotation: 270 }}
    ${'fades and is hidden'}                   | ${changeUnderlay({ opacity: 0.2, isHidden: true })} | ${{ opacity: 0.2, isHidden: true }}
    ${'is scaled about the first point'}       | ${scaleUnderlay([at(380, 360), at(580, 360)], 400)} | ${{ at: at(580, 360), scale: 0.8, isToScale: true }}
    ${'stays where one point is tapped twice'} | ${scaleUnderlay([at(380, 360), at(380, 360)], 600)} | ${{}}
    ${'stays at a distance of nothing'}        | ${scaleUnderlay([at(380, 360), at(580, 360)], 0)}   | ${{}}
    ${'is level already'}                      | ${levelUnderlay([at(380, 360), at(580, 360)])}      | ${{}}
  `('$does', ({ edit, change }) => {
    expect(after(edit)).toEqual({ ...PLAN, ...change })
  })

  test.each`
    to              | rotation
    ${at(480, 460)} | ${270}
    ${at(580, 460)} | ${315}
    ${at(380, 460)} | ${45}
    ${at(380, 260)} | ${315}
    ${at(580, 260)} | ${45}
  `('is turned so that its middle and $to are level, by the smaller angle', ({ to, rotation }) => {
    expect(after(levelUnderlay([PLAN.at, to]))?.rotation).toBeCloseTo(rotation, 9)
  })

  test('keeps two points level after they were levelled', () => {
    const [from, to] = [at(100, 100), at(300, 180)]
    const once = levelUnderlay([from, to])
    const length = Math.hypot(200, 80)
    expect(after(once, levelUnderlay([from, at(100 + length, 100)]))).toEqual(after(once))
  })

  test('is taken away, and without one nothing changes', () => {
    expect(after(setUnderlay(null))).toBeUndefined()
    const empty = newLayout('P3G')
    expect(moveUnderlay(at(1, 1))(empty).site).toEqual(empty.site)
  })

  test('makes a layout of version 3, and its picture is kept with the photos', () => {
    const { site } = inTurn(
      setUnderlay(PLAN),
      addPhoto({ id: 'a', of: 'yard', at: at(0, 0), faces: 0 }),
    )(newLayout('P3G'))
    expect(versionFor({ doors: [], underlay: PLAN })).toBe(3)
    expect(picturesOf(site)).toEqual(['a', 'plan'])
  })
})
