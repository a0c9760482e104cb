import { addRuns, type Circle, newDrawing, newLayout, setSite } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { LAYOUT_VERSIONS } from '../layout/layout.ts'
import { readSavedProject, savedProjectOf } from './saved-project.ts'

const layout = newLayout('P3G', 'Harper residence')
const saved = savedProjectOf(layout, {
  now: new Date('2026-11-20T16:05:00Z'),
  created: '2026-11-19T09:00:00.000Z',
  headerID: '1001',
})
const text = JSON.stringify(saved)

const NO_RADIUS_AT_0 =
  'The field layout.drawings.0.radius cannot be read: value of r attribute is required and can not be negative.'

function withCircle(radius: { readonly radius?: number }): string {
  const { radius: _, ...circle } = newDrawing({ kind: 'circle', id: 'c', at: { x: 10, y: 20 } }) as Circle
  return JSON.stringify({ ...saved, layout: { ...layout, drawings: [{ ...circle, ...radius }] } })
}

test('a saved project is read back with the same layout [contracts-projects-2]', () => {
  expect(readSavedProject(text)).toEqual({ isReadable: true, saved })
  expect(saved.layout).toEqual(layout)
  expect(saved).toMatchObject({
    vizionHeaderId: '1001',
    dtmCreated: '2026-11-19T09:00:00.000Z',
    dtmLastUpdate: '2026-11-20T16:05:00.000Z',
    version: '2.8.15',
    versionBrand: 'Gladius',
  })
})

test.each([
  ['an empty file', '', 'Empty Layout Registered', 'The file is empty.'],
  [
    'a file cut in half',
    text.slice(0, text.length / 2),
    'Failed to load file',
    'The file is damaged or was cut short. Load an older copy of it.',
  ],
  ['a list of guests', '["Ann","Bob"]', 'No Project Data', 'The file has no project of this application.'],
  [
    'a layout without its project',
    JSON.stringify({ ...saved, layout: { ...layout, project: undefined } }),
    'No Project Data',
    'The file has no project of this application.',
  ],
  [
    'canvas objects of the designer before this one',
    JSON.stringify({
      updatedDate: '2021-03-01T08:00:00Z',
      projectDetails: {},
      canvas: { objects: [{ id: 'a' }] },
    }),
    'No Project Data',
    'It has canvas objects of the earlier designer, which cannot be read. Draw the project again.',
  ],
  [
    'canvas objects of the year 2019',
    JSON.stringify({ updatedDate: '2019-06-01T08:00:00Z', projectDetails: {}, canvas: { objects: [] } }),
    'This project is too old to load',
    'It was saved before December 2, 2020.',
  ],
  [
    'a project of the year 2019',
    JSON.stringify({ ...saved, dtmLastUpdate: '2019-06-01T08:00:00Z' }),
    'This project is too old to load',
    'It was saved before December 2, 2020.',
  ],
  [
    'a project saved a minute before the cutoff',
    JSON.stringify({ ...saved, dtmLastUpdate: '2020-12-02T21:59:00Z' }),
    'This project is too old to load',
    'It was saved before December 2, 2020.',
  ],
  [
    'a project of a version to come',
    JSON.stringify({ ...saved, layout: { ...layout, version: Math.max(...LAYOUT_VERSIONS) + 1 } }),
    'Failed to load file',
    'It was saved by a newer version. Reload this page, then try again.',
  ],
  [
    'a project whose surface nobody knows',
    JSON.stringify({ ...saved, layout: { ...layout, project: { ...layout.project, surface: 'GLASS' } } }),
    'Failed to load file',
    'The field layout.project.surface cannot be read.',
  ],
  ['a circle without a radius', withCircle({}), 'Failed to load file', NO_RADIUS_AT_0],
  ['a circle of a radius below 0', withCircle({ radius: -20 }), 'Failed to load file', NO_RADIUS_AT_0],
])('%s is refused with a reason [contracts-projects-3]', (_, broken, message, detail) => {
  expect(readSavedProject(broken)).toEqual({ isReadable: false, fault: { message, detail } })
})

test.each`
  savedAt                        | isRead
  ${'2020-12-02T21:59:59.999Z'}  | ${false}
  ${'2020-12-02T22:00:00.000Z'}  | ${true}
  ${'2020-12-02T16:59:59-05:00'} | ${false}
  ${'2020-12-02T17:00:00-05:00'} | ${true}
`(
  'a project saved at $savedAt, about the cutoff, is read: $isRead [contracts-projects-4]',
  ({ savedAt, isRead }) => {
    expect(readSavedProject(JSON.stringify({ ...saved, dtmLastUpdate: savedAt })).isReadable).toBe(isRead)
  },
)

test('the last save counts for the cutoff, not the first one [contracts-projects-5]', () => {
  const old = { ...saved, dtmCreated: '2019-06-01T08:00:00Z' }
  expect(readSavedProject(JSON.stringify(old)).isReadable).toBe(true)
})

describe('a project with a site is of version 2, which programs that know no ground refuse', () => {
  const ground = [{ x: 0, y: 0, z: -4.25, how: 'measured' }] as const
  const sited = setSite({ doors: [], ground })(layout)
  const again = (one: unknown) => readSavedProject(JSON.stringify({ ...saved, layout: one }))

  test('it is read back as it was saved', () => {
    expect(sited.version).toBe(2)
    const sitedProject = savedProjectOf(sited, { now: new Date('2026-11-20T16:05:00Z') })
    const reading = readSavedProject(JSON.stringify(sitedProject))
    expect(reading.isReadable && reading.saved.layout).toEqual(sited)
  })

  test('one of version 1 that has a site all the same is brought to version 2', () => {
    const reading = again({ ...sited, version: 1 })
    expect(reading.isReadable && reading.saved.layout).toEqual(sited)
  })

  test('one without a site stays what it was, also when its site was taken away', () => {
    expect(setSite({ doors: [] })(sited)).toEqual({ ...layout, site: { doors: [] } })
    const reading = again(layout)
    expect(reading.isReadable && reading.saved.layout.version).toBe(1)
  })

  test('a height below 0 needs the ground', () => {
    const deep = addRuns([{ id: 'run-1', name: 'Run', top: 4, bottom: -6.5, parts: [] }])
    expect(again(deep(layout))).toEqual({
      isReadable: false,
      fault: { message: 'Failed to load file', detail: 'The field layout.runs.0.bottom cannot be read.' },
    })
    const reading = again(deep(sited))
    expect(reading.isReadable && reading.saved.layout.runs[0]?.bottom).toBe(-6.5)
  })
})

describe('a project of an earlier version', () => {
  const at = { x: 100, y: 100 }
  const placed = { id: 'a', at, rotation: 0 }
  const ramp = {
    ...placed,
    kind: 'ramp',
    shortName: 'PRSTL6',
    isSupportedTop: false,
    isSupportedBottom: false,
    isOffAngledTop: false,
    isOffAngledBottom: false,
  }
  const readParts = (parts: readonly unknown[]) => {
    const reading = readSavedProject(JSON.stringify({ ...saved, layout: { ...layout, parts } }))
    return reading.isReadable ? reading.saved.layout.parts : reading.fault
  }

  test.each`
    what                                                  | part                                                                                        | today
    ${'a ramp without support fields has none'}           | ${{ ...placed, kind: 'ramp', shortName: 'PRSTL6' }}                                         | ${ramp}
    ${'a ramp with one of them keeps it'}                 | ${{ ...placed, kind: 'ramp', shortName: 'PRSTL6', isSupportedTop: true }}                   | ${{ ...ramp, isSupportedTop: true }}
    ${'a stair loses its support fields'}                 | ${{ ...placed, kind: 'stair', shortName: 'PST22', activeHeight: 25, isSupportedTop: true }} | ${{ ...placed, kind: 'stair', shortName: 'PST22', activeHeight: 25 }}
    ${'a stair without a height has its lowest'}          | ${{ ...placed, kind: 'stair', shortName: 'PST22', minHeightInclusive: 22 }}                 | ${{ ...placed, kind: 'stair', shortName: 'PST22', activeHeight: 22 }}
    ${'a part named by its short description has a name'} | ${{ ...ramp, shortName: undefined, shortDesc: 'PRSTL6' }}                                   | ${ramp}
  `('$what [contracts-projects-6]', ({ part, today }) => {
    expect(readParts([part])).toEqual([today])
  })

  test('a rectangle of corner points has a width and a length [contracts-projects-7]', () => {
    const rectangle = newDrawing({ kind: 'rectangle', id: 'd', at })
    if (rectangle.kind !== 'rectangle') throw new Error('no rectangle')
    const { width: _, length: __, ...others } = rectangle
    const corner = (x: number, y: number) => ({ x, y })
    const points = [corner(-30, -12), corner(30, -12), corner(30, 12), corner(-30, 12)]
    const drawings = [{ ...others, points }]
    const reading = readSavedProject(JSON.stringify({ ...saved, layout: { ...layout, drawings } }))
    expect(reading.isReadable && reading.saved.layout.drawings).toEqual([
      { ...rectangle, width: 60, length: 24 },
    ])
  })

  test('a damaged part is named, and no half of the project is read', () => {
    expect(readParts([{ ...ramp, rotation: 'north' }])).toEqual({
      message: 'Failed to load file',
      detail: 'The field layout.parts.0.rotation cannot be read.',
    })
  })

  test('the other reading of the field names is read [contracts-projects-1]', () => {
    const { dtmCreated, dtmLastUpdate, version } = saved
    const other = {
      vizionVersion: version,
      creationDate: dtmCreated,
      updatedDate: dtmLastUpdate,
      projectDetails: {},
      canvasDetails: {},
      headerId: '1001',
      layout,
    }
    expect(readSavedProject(JSON.stringify(other))).toEqual({ isReadable: true, saved })
    const { headerId: _, ...withoutQuote } = other
    expect(readSavedProject(JSON.stringify(withoutQuote))).toEqual({
      isReadable: true,
      saved: { ...saved, vizionHeaderId: null },
    })
  })
})
