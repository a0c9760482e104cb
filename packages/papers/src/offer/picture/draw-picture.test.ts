import { analyse, type Site, setSite } from '@ramp/domain'
import { type Marks, SCENERY } from '@ramp/drafting'
import { cornersOf, ROLES, solidsOf } from '@ramp/solids'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { onItsLot } from '../../testing/surveyed.ts'
import { inputFor, SAMPLE } from '../../testing/systems.ts'
import { pictureMarks } from './draw-picture.ts'
import { fromKerb } from './from-kerb.ts'
import { UP } from './geometry/space.ts'
import { seenBy } from './view/camera.ts'
import { lightFrom, litColor } from './view/light.ts'

const frame = { left: 0, top: 150, width: 612, height: 318 }
const inside = ({ x, y }: { readonly x: number; readonly y: number }) =>
  x >= -0.01 && x <= 612.01 && y >= 149.99 && y <= 468.01

function drawn(analysis: Parameters<typeof fromKerb>[0]) {
  const camera = fromKerb(analysis, frame)
  if (!camera) throw new Error('there is no way in')
  return { camera, marks: pictureMarks(analysis, camera, frame) }
}

const pathsIn = (marks: Marks): readonly { readonly d: string; readonly fill?: string | undefined }[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'path') return [mark]
    return mark.kind === 'group' ? pathsIn(mark.children) : []
  })
const fillsOf = (marks: Marks) => pathsIn(marks).map(({ fill }) => fill)

describe.each([...SAMPLE, 'on its lot'])('the picture of %s from the curb', (name) => {
  const { analysis } = name === 'on its lot' ? onItsLot() : inputFor(name)
  const { camera, marks } = drawn(analysis)

  test('shows everything that is built', () => {
    const see = seenBy(camera, frame)
    const built = solidsOf(analysis).filter(({ owner }) => owner.kind !== 'site')
    expectEvery(built.flatMap(cornersOf), (corner) => {
      const seen = see(corner)
      return seen !== null && inside(seen)
    })
  })

  test('leaves nothing outside of its frame', () => {
    expect(marks.length).toBeGreaterThan(50)
    const places = pathsIn(marks).flatMap(({ d }) =>
      [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    )
    expect(places.filter((place) => !inside(place))).toEqual([])
  })

  test('has the colors of the materials, and the door', () => {
    const light = lightFrom({ x: 0, y: 1 }, camera)
    const fills = fillsOf(marks)
    expect(fills).toContain(litColor(ROLES.platform.material, UP, light))
    const doors = fills.filter((fill) => fill !== undefined && isShadeOf(fill, ROLES.door.material.color))
    expect(doors.length).toBeGreaterThan(0)
  })
})

/** Whether a color is another one with less light, or more. */
function isShadeOf(color: string, of: string): boolean {
  const shares = [1, 3, 5].map((at) => channel(color, at) / channel(of, at))
  return Math.max(...shares) - Math.min(...shares) < 0.03 && (shares[0] ?? 0) > 0.5
}
const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)

test('what is high in the room is high in the picture, and what is right of the door is on the right', () => {
  const { camera } = drawn(inputFor('t1-switchback').analysis)
  const see = seenBy(camera, frame)
  const { at } = camera
  const [low, high] = [see(at), see({ ...at, z: at.z + 20 })]
  expect(high?.y).toBeLessThan(low?.y ?? 0)
  // Who looks up the drawing, toward the door, has the greater x at the right hand.
  const right = see({ ...at, x: at.x + 20 })
  expect(right?.x).toBeGreaterThan(low?.x ?? 0)
})

test('where a garage would hide the decks they are seen from elsewhere', () => {
  const { analysis } = onItsLot()
  const { eye, at } = drawn(analysis).camera
  const middle = { x: at.x + (eye.x - at.x) * 0.4, y: at.y + (eye.y - at.y) * 0.4 }
  const outline = [
    [-90, -90],
    [90, -90],
    [90, 90],
    [-90, 90],
  ].map(([x = 0, y = 0]) => ({ x: middle.x + x, y: middle.y + y }))
  const { site } = analysis.layout
  const things = [...(site.things ?? []), { kind: 'house' as const, name: 'garage', outline }]
  const beside = analyse(setSite({ ...site, things })(analysis.layout), analysis.catalogue)
  const other = drawn(beside).camera.eye
  expect(Math.hypot(other.x - eye.x, other.y - eye.y)).toBeGreaterThan(100)
})

describe('a site', () => {
  const { analysis } = onItsLot()
  const changed = (change: Partial<Site>) =>
    drawn(analyse(setSite({ ...analysis.layout.site, ...change })(analysis.layout), analysis.catalogue)).marks
  const door = analysis.layout.site.doors[0]?.at ?? { x: 0, y: 0 }
  const { eye, at: middle } = drawn(analysis).camera
  // Before the ramp, as seen from the curb.
  const before = { x: middle.x + (eye.x - middle.x) * 0.3, y: middle.y + (eye.y - middle.y) * 0.3 }
  const [house] = analysis.layout.site.things ?? []
  if (!house) throw new Error('the lot has no house')
  const oak = {
    kind: 'obstacle' as const,
    name: 'oak',
    at: { x: door.x - 110, y: door.y + 60 },
    radius: 12,
    clearance: 24,
  }
  const leaves = (marks: Marks) =>
    fillsOf(marks).filter((fill) => fill !== undefined && isShadeOf(fill, SCENERY.leaf))

  test('has its trees, and none that is moved before installation', () => {
    expect(leaves(changed({ things: [house, oak] })).length).toBeGreaterThan(0)
    expect(leaves(changed({ things: [house, { ...oak, fate: 'moves' }] }))).toEqual([])
    expect(leaves(changed({ things: [house, { ...oak, name: 'shed' }] }))).toEqual([])
  })

  test('has steps and walls in the color of masonry, and nothing green that does not grow', () => {
    const steps = { kind: 'steps' as const, name: 'steps', at: before, radius: 20 }
    const green = fillsOf(changed({ things: [house, steps] })).filter(
      (fill) => fill !== undefined && isShadeOf(fill, ROLES.obstacle.material.color),
    )
    expect(green).toEqual([])
  })

  test('shows what is built through the leaves before it', () => {
    const marks = changed({ things: [house, { ...oak, at: before }] })
    expect(marks.filter((mark) => mark.kind === 'group' && (mark.opacity ?? 1) < 1)).toHaveLength(1)
  })

  test('measured is drawn without windows, and a house nobody measured has some', () => {
    const panes = (marks: Marks) =>
      fillsOf(marks).filter((fill) => fill !== undefined && isShadeOf(fill, SCENERY.glass)).length
    // The pane of the door alone.
    expect(panes(changed({}))).toBe(1)
    expect(panes(changed({ things: undefined }))).toBeGreaterThan(2)
  })

  test('that falls is lit as it slopes, and level ground is not', () => {
    const lawns = (marks: Marks) =>
      new Set(
        fillsOf(marks).filter((fill) => fill !== undefined && isShadeOf(fill, ROLES.ground.material.color)),
      ).size
    const spot = (x: number, y: number, z: number) =>
      ({ x: door.x + x, y: door.y + y, z, how: 'measured' }) as const
    const falling = [spot(-300, 0, 0), spot(300, 0, 0), spot(-300, 500, -30), spot(300, 500, -45)]
    expect(lawns(changed({ ground: falling }))).toBeGreaterThan(lawns(changed({ ground: undefined })))
  })
})
