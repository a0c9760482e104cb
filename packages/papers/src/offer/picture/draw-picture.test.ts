import { describe, expect, test } from 'vitest'
import { onItsLot } from '../../testing/surveyed.ts'
import { inputFor, SAMPLE } from '../../testing/systems.ts'
import { seenBy } from './camera.ts'
import { builtCorners, pictureMarks } from './draw-picture.ts'
import { fromKerb } from './from-kerb.ts'

const frame = { left: 0, top: 150, width: 612, height: 318 }
const inside = ({ x, y }: { readonly x: number; readonly y: number }) =>
  x >= -0.01 && x <= 612.01 && y >= 149.99 && y <= 468.01

describe.each([...SAMPLE, 'on its lot'])('the picture of %s from the kerb', (name) => {
  const { analysis } = name === 'on its lot' ? onItsLot() : inputFor(name)
  const camera = fromKerb(analysis, frame)

  test('shows everything that is built', () => {
    expect(camera).not.toBeNull()
    if (!camera) return
    const see = seenBy(camera, frame)
    for (const corner of builtCorners(analysis)) {
      const seen = see(corner)
      expect(seen !== null && inside(seen)).toBe(true)
    }
  })

  test('leaves nothing outside of its frame', () => {
    if (!camera) return
    const marks = pictureMarks(analysis, camera, frame)
    expect(marks.length).toBeGreaterThan(50)
    const places = marks.flatMap((mark) =>
      mark.kind === 'path'
        ? [...mark.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
            x: Number(x),
            y: Number(y),
          }))
        : [],
    )
    expect(places.filter((place) => !inside(place))).toEqual([])
  })
})

test('what is high in the room is high in the picture, and what lies to the right of the door stands there', () => {
  const { analysis } = inputFor('t1-switchback')
  const camera = fromKerb(analysis, frame)
  if (!camera) throw new Error('there is no way in')
  const see = seenBy(camera, frame)
  const { at } = camera
  const [low, high] = [see(at), see({ ...at, z: at.z + 20 })]
  expect(high?.y).toBeLessThan(low?.y ?? 0)
  // Who looks up the drawing, toward the door, has the greater x at the right hand.
  const right = see({ ...at, x: at.x + 20 })
  expect(right?.x).toBeGreaterThan(low?.x ?? 0)
})
