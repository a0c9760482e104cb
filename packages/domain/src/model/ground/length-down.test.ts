import { describe, expect, test } from 'vitest'
import { ratioText } from '../../rules/runs/slope.ts'
import { groundOver } from './ground.ts'
import { lengthDown, lengthOnEvenGround } from './length-down.ts'
import type { Spot } from './spot.ts'

const FEET = 12
/** A 5x5 platform with its frame, inches. */
const PLATFORM = 66.1

const spot = (x: number, y: number, z: number): Spot => ({ x, y, z, how: 'measured' })
/** Wide ground whose height depends on how far out, and how far across, it lies. */
const wide = (heightAt: (x: number, y: number) => number, rows: readonly number[] = [-600, 1200]) =>
  groundOver(rows.flatMap((y) => [-600, 600].map((x) => spot(x, y, heightAt(x, y)))))

describe('a straight way on ground that falls or rises evenly (site 4, anchor)', () => {
  test.each`
    way                                          | level           | falls      | length
    ${'a bare platform of 60 in, downhill 1:48'} | ${60}           | ${1 / 48}  | ${404}
    ${'two of them'}                             | ${120}          | ${1 / 48}  | ${424}
    ${'uphill 1:48'}                             | ${60}           | ${-1 / 48} | ${218.4}
    ${'one 5x5 as built, downhill'}              | ${PLATFORM}     | ${1 / 48}  | ${406.0}
    ${'two 5x5 as built, downhill'}              | ${2 * PLATFORM} | ${1 / 48}  | ${428.1}
    ${'one 5x5 as built, uphill'}                | ${PLATFORM}     | ${-1 / 48} | ${217.2}
    ${'ground that falls as the ramp does'}      | ${60}           | ${1 / 12}  | ${null}
  `('$way: $length in of ramp', ({ level, falls, length }) => {
    const found = lengthOnEvenGround({ deck: 24, runNumber: 12, level, falls })
    if (length === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(length, 1)
  })

  test.each`
    way           | falls      | platforms | feet  | rise      | ratio        | shorter
    ${'downhill'} | ${1 / 48}  | ${2}      | ${36} | ${35.754} | ${'1:12.08'} | ${'1:11.83'}
    ${'uphill'}   | ${-1 / 48} | ${1}      | ${19} | ${null}   | ${'1:12.76'} | ${'1:11.92'}
  `('in whole feet of stock $way it is $feet ft', ({ falls, platforms, feet, rise, ratio, shorter }) => {
    const ground = wide((_, y) => -y * falls)
    const level = platforms * PLATFORM
    const footOf = (length: number) => ({ x: 0, y: level + length })
    const riseOf = (length: number) => 24 - ground.heightAt(footOf(length))
    expect(lengthDown({ deck: 24, runNumber: 12, ground, footOf })).toBe(feet * FEET)
    if (rise !== null) expect(riseOf(feet * FEET)).toBeCloseTo(rise, 3)
    expect(ratioText(riseOf(feet * FEET), feet * FEET)).toBe(ratio)
    const less = (feet - 1) * FEET
    expect(ratioText(riseOf(less), less)).toBe(shorter)
  })
})

describe('ways whose end decides their rise (site 4, examples)', () => {
  test.each`
    flush      | x        | z          | needs    | feet
    ${'left'}  | ${-12.3} | ${0.3075}  | ${236.3} | ${20}
    ${'right'} | ${12.3}  | ${-0.3075} | ${243.7} | ${21}
  `('A. ground that falls 1:40 to the right: flush $flush it is $feet ft', ({ x, z, needs, feet }) => {
    const ground = wide((across) => -across / 40)
    const footOf = (length: number) => ({ x, y: PLATFORM + length })
    expect(ground.heightAt(footOf(240))).toBeCloseTo(z, 4)
    expect((20 - z) * 12).toBeCloseTo(needs, 1)
    expect(lengthDown({ deck: 20, runNumber: 12, ground, footOf })).toBe(feet * FEET)
    expect(ground.heightAt({ x: -22, y: 200 }) - ground.heightAt({ x: 22, y: 200 })).toBeCloseTo(1.1, 9)
  })

  test('B. a valley: 23 ft, where a look at the fall by the door would say 37', () => {
    const ground = wide((_, y) => (y < 200 ? -y / 30 : -200 / 30 + (y - 200) / 30), [-600, 200, 1200])
    const footOf = (length: number) => ({ x: 0, y: PLATFORM + length })
    expect(lengthDown({ deck: 20, runNumber: 12, ground, footOf })).toBe(23 * FEET)
    const foot = footOf(23 * FEET)
    expect(foot.y).toBeCloseTo(342.1, 6)
    expect(ground.heightAt(foot)).toBeCloseTo(-1.93, 2)
    expect(ratioText(20 - ground.heightAt(foot), 23 * FEET)).toBe('1:12.59')
    expect(lengthOnEvenGround({ deck: 20, runNumber: 12, level: PLATFORM, falls: 1 / 30 })).toBeCloseTo(
      444,
      0,
    )
  })

  test('C. along the wall, a turn, and down to the driveway: 8 + 12 ft do, 8 + 11 ft do not', () => {
    const ground = wide((_, y) => -y / 60)
    const down = (length: number) => ({ x: 0, y: PLATFORM + (length - 8 * FEET) })
    expect(ground.heightAt(down(20 * FEET))).toBeCloseTo(-3.5, 2)
    expect((16 - ground.heightAt(down(20 * FEET))) * 12).toBeCloseTo(234, 1)
    expect((16 - ground.heightAt(down(19 * FEET))) * 12).toBeCloseTo(231.6, 1)
    expect(lengthDown({ deck: 16, runNumber: 12, ground, footOf: down })).toBe(20 * FEET)
  })

  test('D. from a deck 23.5 in high, whatever the porch below it is, 24 ft', () => {
    const ground = groundOver([])
    expect(lengthDown({ deck: 24 - 0.5, runNumber: 12, ground, footOf: (y) => ({ x: 0, y }) })).toBe(
      24 * FEET,
    )
  })

  test('E. from 60 in, 60 ft', () => {
    const ground = groundOver([])
    expect(lengthDown({ deck: 60, runNumber: 12, ground, footOf: (y) => ({ x: 0, y }) })).toBe(60 * FEET)
  })

  test('ground that falls as steeply as the ramp is never reached', () => {
    const ground = groundOver([spot(-9, 0, 0), spot(9, 0, 0), spot(-9, 1e5, -1e4), spot(9, 1e5, -1e4)])
    expect(lengthDown({ deck: 24, runNumber: 12, ground, footOf: (y) => ({ x: 0, y }) })).toBeNull()
  })
})
