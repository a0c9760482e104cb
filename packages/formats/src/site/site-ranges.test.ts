import { type Layout, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { catalogues } from '../../fixtures/systems.ts'
import { layoutSchema } from '../layout/layout.ts'
import { describeSystem } from '../system/describe-system.ts'
import { readSystemDescription } from '../system/read-system-description.ts'
import { readSiteDescription } from './read-site-description.ts'

const door = { at: { x: 0, y: 0 }, faces: 180, sill: 24 }
const outline = [
  { x: -60, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 72 },
]

/** Why a file is refused; null where it is read. */
function fileRefusal(change: object): string | null {
  try {
    readSiteDescription({ format: 'ramp-site/1', product: 'P3G', door, ...change })
    return null
  } catch (refusal) {
    return String((refusal as Error).message)
  }
}

const spots = [{ x: 0, y: 0, z: 0, how: 'measured' as const }]
const layoutWith = (site: object): Layout => ({
  ...newLayout('P3G'),
  version: 3,
  site: { doors: [{ id: 'door-1', sill: 24, stepDown: 0 }], ground: spots, ...site },
})

const storm = (below: number) => ({ swing: 'out', hinge: 'left', below })

test.each`
  what                      | field              | value   | range
  ${'a sill too high'}      | ${'door.sill'}     | ${600}  | ${'from -480 to 480 in'}
  ${'a sill too low'}       | ${'door.sill'}     | ${-600} | ${'from -480 to 480 in'}
  ${'a step too high'}      | ${'door.stepDown'} | ${60}   | ${'from 0 to 48 in'}
  ${'a door too narrow'}    | ${'door.width'}    | ${3.6}  | ${'from 12 to 240 in'}
  ${'a storm door too low'} | ${'door.storm'}    | ${48}   | ${'from 0 to 24 in'}
  ${'a person too heavy'}   | ${'person.loaded'} | ${4120} | ${'from 0 to 2000 lb'}
  ${'a porch too high'}     | ${'porch.height'}  | ${500}  | ${'from -480 to 480 in'}
`(
  '$what is refused in a file: $range; a layout that was saved with it still opens',
  ({ field, value, range }) => {
    const [thing, key] = field.split('.')
    const set = key === 'storm' ? storm(value) : value
    const changes: Record<string, object> = {
      door: { [key]: set },
      person: { [key]: value },
      porch: { outline, height: value },
    }
    const change = changes[thing] ?? {}
    expect(fileRefusal(thing === 'door' ? { door: { ...door, ...change } } : { [thing]: change })).toContain(
      `${value}; it must be ${range}`,
    )
    const layout =
      thing === 'door'
        ? layoutWith({ doors: [{ id: 'door-1', sill: 24, stepDown: 0, ...change }] })
        : layoutWith({ [thing]: thing === 'porch' ? { ...change, use: 'start' } : change })
    expect(layoutSchema.safeParse(layout).success).toBe(true)
  },
)

test('what is within the ranges is read', () => {
  expect(
    fileRefusal({ door: { ...door, sill: 480, stepDown: 48, width: 240 }, person: { loaded: 2000 } }),
  ).toBeNull()
  expect(layoutSchema.safeParse(layoutWith({ person: { loaded: 850 } })).success).toBe(true)
})

test('doors keep their names, and a name that is too long is refused', () => {
  const doors = [
    { ...door, name: 'Front door' },
    { ...door, at: { x: 300, y: 0 } },
  ]
  const { site } = readSiteDescription({ format: 'ramp-site/1', product: 'P3G', doors })
  expect(site.doors.map(({ id, name }) => [id, name])).toEqual([
    ['door-1', 'Front door'],
    ['door-2', undefined],
  ])
  expect(fileRefusal({ door: { ...door, name: 'x'.repeat(61) } })).toContain(
    'has 61 characters; 60 is the maximum',
  )
})

test('a layout with a named door says version 3, which older programs refuse', () => {
  const named = layoutWith({ doors: [{ id: 'door-1', name: 'Front door', sill: 24, stepDown: 0 }] })
  expect(layoutSchema.safeParse(named).success).toBe(true)
  const read = layoutSchema.safeParse({ ...named, version: 2 })
  expect(JSON.stringify(read.error?.issues)).toContain('a layout with a named door is of version 3')
})

const far = { x: 200_000, y: 0 }
const beyond = 'is 200000; it must be within 100000" of the corner of the canvas'
test.each`
  change                                                 | sentence
  ${{ doors: [door, { ...door, at: far }] }}             | ${`doors[1].at.x: ${beyond}`}
  ${{ lot: [...outline, far] }}                          | ${`lot[3].x: ${beyond}`}
  ${{ obstacles: [{ at: far, radius: 9 }] }}             | ${`obstacles[0].at.x: ${beyond}`}
  ${{ keepOffs: [{ line: [outline[0], far] }] }}         | ${`keepOffs[0].line[1].x: ${beyond}`}
  ${{ building: [{ outline: [...outline, far] }] }}      | ${`building[0].outline[3].x: ${beyond}`}
  ${{ stations: [{ name: 'Datum', ...far }] }}           | ${`stations[0].x: ${beyond}`}
  ${{ ground: { spots: [{ x: 0, y: 0, z: 200_000 }] } }} | ${'is 200000; it must be from -100000 to 100000'}
  ${{ obstacles: [{ outline, clearance: 200_000 }] }}    | ${'obstacles[0].clearance: is 200000; it must be'}
  ${{ obstacles: [{ outline, name: 'x'.repeat(201) }] }} | ${'obstacles[0].name: has 201 characters; 200 is the maximum'}
  ${{ person: { slopeLimit: 1001 } }}                    | ${'person.slopeLimit: is 1001; it must be from -1000 to 1000'}
  ${{ doors: [door, { ...door, sill: 600 }] }}           | ${'doors[1].sill: is 600; it must be from -480 to 480 in'}
  ${{ obstacles: [{ line: [outline[0], outline[0]] }] }} | ${'obstacles[0].line: has all its points in one place; a line needs two places'}
`('what no project could save is refused in a file: $sentence', ({ change, sentence }) => {
  const { door: _, ...rest } = { door, ...change }
  expect(fileRefusal('doors' in change ? { door: undefined, ...rest } : rest)).toContain(sentence)
})

test('a system that was saved with such figures is read again as it is written', () => {
  const doors = [{ ...door, id: 'door-1', sill: 600, stepDown: 60, width: 8, faces: 180 as const }]
  const layout = { ...newLayout('P3G'), site: { doors, person: { loaded: 4120 } } }
  const { site } = readSystemDescription(
    JSON.parse(JSON.stringify(describeSystem(layout, catalogues('P3G')))),
  )
  expect(site.doors[0]).toMatchObject({ sill: 600, stepDown: 60, width: 8 })
  expect(site.person).toEqual({ loaded: 4120 })
})
