import { newLayout, type SiteThing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { layoutSchema } from './layout.ts'

const corners = [
  { x: 0, y: 0 },
  { x: 96, y: 0 },
  { x: 96, y: 96 },
]
const at = { x: 5, y: 5 }
const saved = (site: Readonly<Record<string, unknown>>, version = 2): unknown => ({
  ...newLayout('P3G'),
  version,
  site: { doors: [], ...site },
})

describe('a layout of version 2', () => {
  test.each<[string, Readonly<Record<string, unknown>>, SiteThing]>([
    [
      'a building',
      { buildings: [{ name: 'garage', outline: corners }] },
      { kind: 'house', name: 'garage', outline: corners },
    ],
    [
      'an obstacle',
      { obstacles: [{ name: 'Maple', at, radius: 18, clearance: 24, graphic: 'maple' }] },
      { kind: 'obstacle', name: 'Maple', at, radius: 18, clearance: 24, graphic: 'maple' },
    ],
    [
      'an obstacle of a kind',
      { obstacles: [{ name: 'Steps', kind: 'steps', outline: corners, clearance: 0, isToMove: true }] },
      { kind: 'steps', name: 'Steps', outline: corners, clearance: 0, fate: 'moves' },
    ],
    [
      'an obstacle that stays',
      { obstacles: [{ name: 'Shed', outline: corners, clearance: 0, isToMove: false }] },
      { kind: 'obstacle', name: 'Shed', outline: corners, clearance: 0 },
    ],
    [
      'an obstacle of a kind that is never covered',
      { obstacles: [{ name: 'Lid', kind: 'septic-lid', at, radius: 12, clearance: 6 }] },
      { kind: 'septic-lid', blocks: 'parts', name: 'Lid', at, radius: 12, clearance: 6 },
    ],
    [
      'a keep-off',
      { keepOffs: [{ name: 'Well', at, radius: 12 }] },
      { kind: 'keep-off', name: 'Well', at, radius: 12 },
    ],
    [
      'a keep-off of a kind',
      { keepOffs: [{ name: 'Meter', kind: 'gas-meter', outline: corners }] },
      { kind: 'gas-meter', blocks: 'over', name: 'Meter', outline: corners },
    ],
  ])('is read as version 3 with %s as a thing', (_, lists, thing) => {
    const read = layoutSchema.parse(saved(lists))
    expect(read.site).toEqual({ doors: [], things: [thing] })
    expect(read.version).toBe(3)
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read)
  })

  test('keeps its order: houses, obstacles, keep-offs', () => {
    const { site } = layoutSchema.parse(
      saved({
        keepOffs: [{ name: 'lid', at, radius: 1 }],
        obstacles: [{ name: 'oak', at, radius: 1, clearance: 0 }],
        buildings: [{ name: 'house', outline: corners }],
        lot: corners,
      }),
    )
    expect(site.things?.map(({ name }) => name)).toEqual(['house', 'oak', 'lid'])
    expect(site.lot).toEqual(corners)
  })

  test('stays of version 2 where nothing is on its site', () => {
    expect(layoutSchema.parse(saved({ lot: corners, obstacles: [] }))).toEqual(saved({ lot: corners }))
  })
})

const problems = (sent: unknown) =>
  (layoutSchema.safeParse(sent).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const oak: SiteThing = { kind: 'obstacle', name: 'oak', at, radius: 9 }

test.each([
  [
    'things under version 2',
    saved({ things: [oak] }),
    'version: is 2; a layout with things on its site is of version 3',
  ],
  [
    'obstacles under version 1',
    saved({ obstacles: [{ name: 'oak', at, radius: 9, clearance: 0 }] }, 1),
    'version: is 1; a layout with a site is of version 2',
  ],
  [
    'a kind that nobody knows',
    saved({ things: [{ ...oak, kind: 'moat' }] }, 3),
    'site.things.0: Invalid input',
  ],
  ['a list that is none', saved({ obstacles: 'oak' }), 'site.things.0: Invalid input'],
  ['a version to come', saved({}, 4), 'version: Invalid'],
])('%s are refused with the field named', (_, sent, problem) => {
  expect(problems(sent).some((found) => found.startsWith(problem))).toBe(true)
})

test.each(['moves', 'goes', 'stays', undefined] as const)(
  'a thing that %s is read back as it was saved',
  (fate) => {
    const layout = saved({ things: [{ ...oak, ...(fate && { fate }) }] }, 3)
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  },
)
