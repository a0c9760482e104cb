import {
  addPart,
  addPhoto,
  addPoint,
  addReading,
  addRun,
  addThing,
  changePoint,
  inTurn,
  type Layout,
  newLayout,
  setDoor,
  setLot,
  setPerson,
  setSill,
  setUnderlay,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { layoutSchema } from './layout.ts'

const ramp = {
  id: 'a',
  kind: 'ramp',
  at: { x: 10, y: 20 },
  rotation: 0,
  shortName: 'PRSTL8',
  isSupportedTop: false,
  isSupportedBottom: false,
  isOffAngledTop: false,
  isOffAngledBottom: false,
} as const
const layout = addRun('run-1')(addPart(ramp)(newLayout('P3G', 'Harper')))
const ordered = (qty: number): Layout => ({
  ...layout,
  additionalProducts: [{ shortName: 'PTUP', itemNumber: '29058', qty, itemType: 'ADDON' }],
})

const problems = (sent: unknown) => {
  const { error } = layoutSchema.safeParse(sent)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a layout that is sent', () => {
  test('comes through as the domain has it [contracts-layout-1]', () => {
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  })

  test('keeps all of a visit: person, door, lot, obstacles, photos and raw readings', () => {
    const here = { x: 5, y: 5 }
    const lot = [here, { x: 900, y: 0 }, { x: 900, y: 900 }]
    const visited = inTurn(
      setPerson({ device: 'Power chair', loaded: 412, slopeLimit: 8 }),
      setSill(24.5),
      setDoor({ at: here, faces: 180, width: 36, swing: 'in', hinge: 'left' }),
      setLot(lot, 60),
      addThing({ kind: 'obstacle', name: 'Maple', at: here, radius: 18, clearance: 24, graphic: 'maple' }),
      addThing({ kind: 'keep-off', name: 'Septic lid', at: here, radius: 12 }),
      addThing({ kind: 'fence', name: 'Fence', line: [here, { x: 5, y: 99 }], thickness: 4 }),
      addPhoto({ id: 'photo', of: 'door', at: here, faces: 12.5, caption: 'Sticks in July' }),
      setUnderlay({
        id: 'plan',
        name: 'plat.png',
        kind: 'picture',
        width: 2000,
        height: 1000,
        at: here,
        scale: 0.5,
        rotation: 30,
        opacity: 0.4,
        isToScale: true,
        isFlipped: true,
      }),
      addPoint({ id: 'D', name: 'Driveway joint', at: here }),
      addReading({ point: 'D', method: 'laser', setUp: 1, value: 41.5 }),
      addPoint({ id: 'E', name: 'By the meter', at: here }),
      changePoint('E', { given: { z: 0.5, how: 'estimated' } }),
    )(layout)
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(visited)))).toEqual(visited)
  })

  test('keeps the closures it was confirmed with; one saved before there were any has none', () => {
    const written = { ...layout, writtenClosures: ['a-BOTTOM-S'] }
    expect(layoutSchema.parse(written).writtenClosures).toEqual(['a-BOTTOM-S'])
    const { writtenClosures: _, ...old } = layout
    expect(layoutSchema.parse(old).writtenClosures).toBeNull()
  })

  test.each([
    ['two parts of one id', addPart(ramp)(layout), 'parts.1.id: a is used twice; ids must differ'],
    ['two runs of one id', addRun('run-1')(layout), 'runs.1.id: run-1 is used twice; ids must differ'],
    ['half a piece', ordered(1.5), 'additionalProducts.0.qty: '],
    ['less than nothing', ordered(-1), 'additionalProducts.0.qty: '],
    ['a list cut off', { ...layout, parts: undefined }, 'parts: '],
  ])('is refused with the field named: %s [contracts-layout-6]', (_, sent, problem) => {
    expect(problems(sent).some((found) => found.startsWith(problem))).toBe(true)
  })

  test('may order whole pieces', () => {
    expect(problems(ordered(3))).toEqual([])
  })
})
