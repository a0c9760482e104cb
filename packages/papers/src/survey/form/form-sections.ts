import {
  type Analysis,
  blocksOf,
  clearanceOf,
  doorInSentence,
  HINGES,
  isLoneLotLine,
  keepOffsOf,
  nameOfThing,
  obstaclesOf,
  PHOTO_SUBJECTS,
  pluralOf,
  type Site,
  type SiteFate,
  type SiteThing,
  SURFACE_KINDS,
  SWINGS,
  USUAL_STEP_DOWN,
} from '@ramp/domain'
import { lengthText, type Row } from '@ramp/drafting'
import { capital } from '../../content/words.ts'
import { numberedSpots, takenReadings } from '../facts/spots.ts'
import { listedThings } from '../facts/things.ts'
import { blanks, said, section, ticks } from './form-rows.ts'
import { formTable } from './form-table.ts'
import {
  knownHouse,
  knownLotLine,
  knownPlace,
  knownPorch,
  knownStep,
  knownTop,
  positionOf,
} from './known-facts.ts'

/** What is asked of a site beside its sketch, in the order of the Site panel. */
export const askedSections = ({ layout }: Analysis, width: number): readonly Row[] => [
  personSection(layout.site, width),
  doorSection(layout.site, width),
  placeSection(layout.site, width),
  surfaceSection(layout.site, width),
]

const DEVICES = ['Manual chair', 'Power chair', 'Scooter', 'Walker', 'On foot'] as const

function personSection({ person = {} }: Site, width: number): Row {
  const { device, loaded, slopeLimit } = person
  const isListed = DEVICES.some((one) => one === device)
  return section('1 Person and device', [
    ticks(
      '',
      DEVICES.map((label) => ({ label, isTicked: label === device })),
      width,
    ),
    blanks([{ label: 'Other device, make and model', value: isListed ? null : (device ?? null) }], width),
    blanks(
      [
        {
          label: 'Person with device',
          value: loaded === undefined ? null : `${loaded} lb`,
          unit: 'lb',
          share: 1.2,
        },
        { label: 'Steepest slope 1:', value: slopeLimit === undefined ? null : `${slopeLimit}` },
      ],
      width,
    ),
  ])
}

/** The door that the ramp starts at, and that positions are from. */
const startName = (site: Site): string => {
  const door = site.doors.find(({ at }) => at !== undefined) ?? site.doors[0]
  return door ? doorInSentence(site, door) : 'the door'
}

const SWING_WORDS = { in: 'in', out: 'out', slide: 'slides' } as const

function doorSection(site: Site, width: number): Row {
  const { doors, porch } = site
  const [door, ...others] = doors
  const height = (value: number | undefined) => (value === undefined ? null : lengthText(value, 'height'))
  return section(others.length > 0 ? `2 Door (${startName(site)})` : '2 Door', [
    blanks(
      [
        { label: 'Sill above datum', value: height(door?.sill), unit: 'in' },
        { label: 'Clear width', value: height(door?.width), unit: 'in' },
      ],
      width,
    ),
    blanks([{ label: 'Step down to the deck', value: knownStep(door, USUAL_STEP_DOWN), unit: 'in' }], width),
    ticks(
      'Swings',
      SWINGS.map((one) => ({ label: SWING_WORDS[one], isTicked: door?.swing === one })),
      width,
    ),
    ticks(
      'Hinges, seen from outside',
      HINGES.map((one) => ({ label: one, isTicked: door?.hinge === one })),
      width,
    ),
    ticks('Storm door', [{ label: 'no' }, { label: 'yes', isTicked: door?.storm !== undefined }], width),
    // 0 is what nobody read.
    blanks(
      [{ label: 'Storm door hangs below sill', value: height(door?.storm?.below || undefined), unit: 'in' }],
      width,
    ),
    ticks(
      'Ramp starts',
      [
        { label: 'at the door' },
        { label: 'from the porch', isTicked: porch?.use === 'start' },
        { label: 'over the porch', isTicked: porch?.use === 'over' },
      ],
      width,
    ),
    blanks([{ label: 'Porch above datum', value: height(porch?.height), unit: 'in' }], width),
    blanks(
      [
        {
          label: 'Other doors, sill above datum',
          value: others
            .map(({ name = '', sill }) => `${name} ${lengthText(sill, 'height')}`.trim())
            .join(', '),
        },
      ],
      width,
    ),
  ])
}

function placeSection(site: Site, width: number): Row {
  const { along, deep, fromLeft } = knownHouse(site)
  const { destination } = site
  const { away, setback } = knownLotLine(site)
  const porch = knownPorch(site)
  return section('3 House and yard', [
    blanks([{ label: 'House width (door side)', value: along, unit: 'ft    in' }], width),
    blanks([{ label: 'House depth', value: deep, unit: 'ft    in' }], width),
    blanks([{ label: 'Left corner to middle of door', value: fromLeft, unit: 'ft    in' }], width),
    blanks(
      [
        { label: 'Porch width', value: porch.along, unit: 'ft    in', share: 1.15 },
        { label: 'depth', value: porch.deep, unit: 'ft    in' },
      ],
      width,
    ),
    blanks([{ label: 'Door wall to lot line in front', value: away, unit: 'ft    in' }], width),
    blanks(
      [
        {
          label: 'Setback from lot line',
          value: setback,
          unit: 'ft    in',
        },
      ],
      width,
    ),
    blanks([{ label: 'Ramp ends at', value: destination?.name ?? null }], width),
    blanks([{ label: 'Top of sketch points to (N, NE, E …)', value: knownTop(site) }], width),
  ])
}

function surfaceSection({ surfaces = [] }: Site, width: number): Row {
  return section('4 Surfaces', [
    ticks(
      '',
      SURFACE_KINDS.map((kind) => ({
        label: capital(kind),
        isTicked: surfaces.some((surface) => surface.kind === kind),
      })),
      width,
    ),
    blanks([{ label: 'Where the ramp ends' }], width),
  ])
}

/** Rows of obstacles, and how many of them are left to a pencil at least. */
const OBSTACLES = 5
const FREE_OBSTACLES = 2

export function obstacleSection(analysis: Analysis, width: number): Row {
  const { site } = analysis.layout
  const sizes = listedThings(analysis).filter(({ kind }) => kind === 'thing')
  const standing = [...obstaclesOf(site), ...keepOffsOf(site)].filter((thing) => !isLoneLotLine(thing))
  const things = standing.map((thing, at) => [
    nameOfThing(thing),
    // How thick a fence is has no room.
    sizes[at]?.size.replace(/ long,.*/, '') ?? '',
    ...knownPlace(site, thing),
    [keepClear(thing), FATE_WORDS[thing.fate ?? 'stays']].filter((one) => one !== '').join(', '),
  ])
  const { shown, more } = fitted(things, OBSTACLES, FREE_OBSTACLES)
  const columns = [
    { title: 'Item', share: 65 },
    { title: 'Size', share: 61.5 },
    { title: 'Right', share: 44 },
    { title: 'Out', share: 39.5 },
    { title: 'Clear, move', share: 58.2 },
  ]
  return section('5 Obstacles', [
    formTable(columns, shown, { rows: rowsOf(OBSTACLES, more), width }),
    ...(more === 0 ? [] : [said(`${more} more in the project; see the survey sheet.`)]),
  ])
}

const FATE_WORDS = { stays: '', moves: 'move', goes: 'remove' } as const satisfies Record<SiteFate, string>

function keepClear(thing: SiteThing): string {
  if (blocksOf(thing) === 'over') return 'never over'
  const clearance = clearanceOf(thing)
  return clearance === 0 ? '' : lengthText(clearance, 'height')
}

const WANTED = {
  yard: ['Yard'],
  door: ['Open door'],
  parking: ['Toward the parking, first', 'second'],
  obstacles: ['Obstacles'],
} as const satisfies Readonly<Record<(typeof PHOTO_SUBJECTS)[number], readonly string[]>>

export function photoSection({ layout }: Analysis, width: number): Row {
  const { photos = [] } = layout.site
  const list = PHOTO_SUBJECTS.flatMap((subject) => {
    const taken = photos.filter(({ of }) => of === subject).length
    return WANTED[subject].map((label, at) => ({ label, isTicked: taken > at }))
  })
  return section('6 Photos', [ticks('', list, width)])
}

const READINGS = 13
const FREE_READINGS = 6

export function heightSection({ layout }: Analysis, width: number): Row {
  const readings = takenReadings(layout.site)
  const { shown, more } = fitted(readings, READINGS, FREE_READINGS)
  const methods = new Set(readings.map(({ method }) => method))
  const [datum] = numberedSpots(layout.site)
  const columns = [
    { title: 'Set-up', share: 36 },
    { title: 'Point', share: 90 },
    { title: 'Reading, in', share: 56 },
    { title: 'Right', share: 45 },
    { title: 'Out', share: 41 },
  ]
  const known = shown.map(({ setUp, spot, reading, at }) => [
    `${setUp}`,
    spot,
    reading,
    ...(at ? positionOf(layout.site, at) : []),
  ])
  return section('7 Heights', [
    ticks(
      'Read with',
      ['laser', 'string level', 'rod', 'level meter', 'by eye'].map((label) => ({
        label,
        isTicked: methods.has(label),
      })),
      width,
    ),
    blanks(
      [{ label: 'Datum (height 0) is', value: datum?.how === 'datum' ? datum.point.name : null }],
      width,
    ),
    said('Read the datum first and last. Number the points.'),
    said(`Right and out are from ${startName(layout.site)}, seen from outside.`),
    formTable(columns, known, { rows: rowsOf(READINGS, more), width }),
    ...(more === 0 ? [] : [said(`${more} more ${pluralOf(more, 'reading', 'readings')} in the project.`)]),
  ])
}

/** Words on what has no room take the place of a row. */
const rowsOf = (rows: number, more: number): number => (more === 0 ? rows : rows - 1)

/** What is known goes in as far as enough rows stay free for a pencil. */
function fitted<One>(list: readonly One[], rows: number, free: number) {
  const shown = list.slice(0, rows - free)
  return { shown, more: list.length - shown.length }
}
