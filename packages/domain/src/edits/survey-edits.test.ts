import { describe, expect, test } from 'vitest'
import { newLayout } from '../model/layout/new-layout.ts'
import { deckAt, isPlaceKnown } from '../model/layout/site.ts'
import { groundOf } from '../model/layout/site-ground.ts'
import { type Edit, inTurn } from './edit.ts'
import { addRun, setRunTop } from './run-edits.ts'
import { setRise, setSite } from './site-edits.ts'
import {
  addPhoto,
  addSurface,
  addThing,
  changePhoto,
  changeSurface,
  changeThing,
  removePhoto,
  setCaption,
  setDestination,
  setDoor,
  setLot,
  setNorth,
  setPerson,
  setPorch,
  setSill,
  setYard,
} from './site-place-edits.ts'
import {
  addPoint,
  addReading,
  changePoint,
  changeReading,
  clearSetUps,
  movePoint,
  removePoint,
} from './survey-edits.ts'

const after = (...edits: readonly Edit[]) => inTurn(...edits)(newLayout('P3G'))
const point = (id: string, x: number, y: number): Edit => addPoint({ id, name: id, at: { x, y } })
const read = (id: string, value: number, setUp = 1): Edit =>
  addReading({ point: id, value, setUp, method: 'laser' })

const surveyed = [point('D', 0, 0), point('A', 100, 0), read('D', 40), read('A', 41)]
const box = [
  { x: 0, y: 0 },
  { x: 600, y: 0 },
  { x: 600, y: 400 },
  { x: 0, y: 400 },
]

describe('the ground follows from what is read', () => {
  test.each`
    what                                      | edits                                                                                       | ground
    ${'a place alone has no height'}          | ${[point('D', 0, 0)]}                                                                       | ${undefined}
    ${'two places that were read'}            | ${surveyed}                                                                                 | ${[[0, 0, 0], [100, 0, -1]]}
    ${'another figure'}                       | ${[...surveyed, changeReading(1, { value: 38 })]}                                           | ${[[0, 0, 0], [100, 0, 2]]}
    ${'a place that is moved'}                | ${[...surveyed, movePoint('A', { x: 50, y: 9 })]}                                           | ${[[0, 0, 0], [50, 9, -1]]}
    ${'a reading that is taken away'}         | ${[...surveyed, changeReading(1, null)]}                                                    | ${[[0, 0, 0]]}
    ${'a place that goes, with its readings'} | ${[...surveyed, removePoint('A')]}                                                          | ${[[0, 0, 0]]}
    ${'a height judged by eye'}               | ${[...surveyed, point('E', 9, 9), changePoint('E', { given: { z: 3, how: 'estimated' } })]} | ${[[0, 0, 0], [100, 0, -1], [9, 9, 3]]}
    ${'a set-up that is shot again'}          | ${[...surveyed, read('A', 30, 2), read('B', 28, 2), clearSetUps([2])]}                      | ${[[0, 0, 0], [100, 0, -1]]}
    ${'everything taken away again'}          | ${[...surveyed, removePoint('A'), removePoint('D')]}                                        | ${undefined}
  `('$what', ({ edits, ground }) => {
    expect(after(...edits).site.ground?.map(({ x, y, z }) => [x, y, z])).toEqual(ground)
  })

  test('heights from a file stay, and the survey goes on from them', () => {
    const layout = after(
      setSite({ doors: [], ground: [{ x: 5, y: 5, z: -2, how: 'measured' }] }),
      point('A', 50, 0),
      read('spot-1', 10),
      read('A', 9),
    )
    expect(layout.site.ground?.map(({ z }) => z)).toEqual([-2, -1])
  })

  test('runs and legs stand on it', () => {
    expect(groundOf(after(...surveyed).site)?.heightAt({ x: 50, y: 0 })).toBe(-0.5)
  })
})

describe('a layout says which version it is', () => {
  test.each`
    what                        | edits                                                                                                           | version
    ${'a rise alone'}           | ${[setSill(24)]}                                                                                                | ${1}
    ${'a door with its width'}  | ${[setSill(24), setDoor({ width: 36 })]}                                                                        | ${2}
    ${'a person'}               | ${[setPerson({ loaded: 412 })]}                                                                                 | ${2}
    ${'a person taken away'}    | ${[setPerson({ loaded: 412 }), setPerson({ loaded: undefined })]}                                               | ${1}
    ${'a tree'}                 | ${[addThing({ kind: 'obstacle', name: 'Maple', at: { x: 0, y: 0 }, radius: 12 })]}                              | ${3}
    ${'a place'}                | ${[point('D', 0, 0)]}                                                                                           | ${2}
    ${'a survey taken away'}    | ${[...surveyed, removePoint('A'), removePoint('D')]}                                                            | ${1}
    ${'an obstacle taken away'} | ${[addThing({ kind: 'septic-lid', name: 'Septic lid', at: { x: 0, y: 0 }, radius: 12 }), changeThing(0, null)]} | ${1}
  `('$what', ({ edits, version }) => {
    expect(after(...edits).version).toBe(version)
  })
})

describe('the door', () => {
  test('a new one has the usual step down, and the first run begins on its deck', () => {
    const { site, runs } = after(addRun('a'), setRunTop('a', 30), setSill(24.5))
    expect(site.doors).toEqual([{ id: 'door-1', sill: 24.5, stepDown: 0.5 }])
    expect(runs[0]).toMatchObject({ top: null, door: 'door-1' })
  })
  test('keeps what is known of it when its sill, or the rise, is typed again', () => {
    const at = { x: 300, y: 200 }
    const known = [setSill(24.5), setDoor({ at, width: 34, swing: 'out' as const })]
    expect(after(...known, setSill(26)).site.doors[0]).toMatchObject({
      at,
      width: 34,
      sill: 26,
      stepDown: 0.5,
    })
    const [typed] = after(...known, setRise(20)).site.doors
    expect(typed).toMatchObject({ at, width: 34, swing: 'out' })
    expect(typed && deckAt(typed)).toBe(20)
  })
})

describe('north', () => {
  test.each`
    entered | north
    ${0}    | ${0}
    ${45}   | ${45}
    ${360}  | ${0}
    ${-90}  | ${270}
    ${null} | ${undefined}
  `('entered as $entered is saved as $north', ({ entered, north }) => {
    expect(after(setNorth(12), setNorth(entered)).site.north).toBe(north)
  })

  test('alone is no surveyed place, and taken away leaves none', () => {
    expect(isPlaceKnown(after(setNorth(90)).site)).toBe(false)
    expect(after(setNorth(90), setNorth(null)).site).toEqual({ doors: [] })
  })
})

describe('house, lot and yard', () => {
  test('the yard follows the lot and its setback until it is drawn by itself', () => {
    const { site } = after(setLot(box, 60))
    expect(site.yard?.[0]).toEqual({ x: 60, y: 60 })
    expect(after(setLot(box, 60), setLot(box, 36)).site.yard?.[0]).toEqual({ x: 36, y: 36 })
    expect(after(setLot(box, 60), setYard(box)).site).toMatchObject({ yard: box, lot: box })
    expect(after(setLot(box, 60), setYard(box)).site.setback).toBeUndefined()
  })

  test('things are added, changed and taken away one by one', () => {
    const lid = { kind: 'septic-lid' as const, name: 'Septic lid', at: { x: 9, y: 9 }, radius: 12 }
    const layout = after(
      addSurface({ kind: 'lawn', outline: box }),
      addSurface({ kind: 'gravel', outline: box }),
      changeSurface(1, { kind: 'concrete', outline: box }),
      changeSurface(0, null),
      addThing(lid),
      changeThing(5, null),
    )
    expect(layout.site.surfaces?.map(({ kind }) => kind)).toEqual(['concrete'])
    expect(layout.site.things).toEqual([lid])
  })

  test('porch and destination come and go', () => {
    const porch = { outline: box, height: 14, use: 'over' as const }
    expect(after(setPorch(porch), setDestination({ name: 'drive', area: box })).site).toMatchObject({ porch })
    expect(after(setPorch(porch), setPorch(null)).site).toEqual({ doors: [] })
  })

  test('a photo is pinned, turned and taken away', () => {
    const photo = { id: 'p', of: 'yard' as const, at: { x: 0, y: 0 }, faces: 90 }
    expect(after(addPhoto(photo), changePhoto('p', { faces: 180 })).site.photos?.[0]?.faces).toBe(180)
    expect(after(addPhoto(photo), removePhoto('p')).site).toEqual({ doors: [] })
    const elsewhere = { ...photo, at: { x: 40, y: 9 }, faces: 270 }
    expect(after(addPhoto(photo), addPhoto(elsewhere)).site.photos).toEqual([elsewhere])
  })

  test.each`
    typed                    | caption
    ${'  Gas meter, left  '} | ${'Gas meter, left'}
    ${'x'.repeat(250)}       | ${'x'.repeat(200)}
    ${'   '}                 | ${undefined}
  `('a photo captioned "$typed" has "$caption" below it', ({ typed, caption }) => {
    const photo = { id: 'p', of: 'yard' as const, at: { x: 0, y: 0 }, faces: 90 }
    expect(after(addPhoto(photo), setCaption('p', typed)).site.photos?.[0]?.caption).toBe(caption)
  })

  test('a photo that is pinned anew keeps its caption', () => {
    const photo = { id: 'p', of: 'yard' as const, at: { x: 0, y: 0 }, faces: 90 }
    const pinned = after(addPhoto(photo), setCaption('p', 'Gas meter'), addPhoto({ ...photo, faces: 180 }))
    expect(pinned.site.photos).toEqual([{ ...photo, faces: 180, caption: 'Gas meter' }])
  })
})
