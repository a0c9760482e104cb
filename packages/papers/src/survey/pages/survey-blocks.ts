import {
  type Analysis,
  deckAt,
  doorTitle,
  housesOf,
  type Inches,
  listed,
  loneLotLines,
  type SiteDoor,
} from '@ramp/domain'
import { type Block, lengthText, paragraph, SIZE, type TableColumn, tableOf } from '@ramp/drafting'

import { originOf } from '../facts/origin.ts'
import {
  closingSentences,
  type NumberedSpot,
  numberedSpots,
  type TakenReading,
  takenReadings,
} from '../facts/spots.ts'
import { type ListedThing, listedThings } from '../facts/things.ts'

const NOT_ENTERED = 'not entered'

/** Everything a survey has in words, in the order in which an office asks for it. */
export const surveyBlocks = (analysis: Analysis, width: number): readonly Block[] => [
  doorBlock(analysis, width),
  spotBlock(analysis, width),
  ...readingBlock(analysis, width),
  thingBlock(analysis, width),
  lotBlock(analysis, width),
  ...noteBlock(analysis, width),
  missingBlock(analysis, width),
]

type NamedDoor = { readonly name: string; readonly door: SiteDoor; readonly deck: Inches }

function doorBlock({ layout }: Analysis, width: number): Block {
  const { doors, ground = [], porch } = layout.site
  if (doors.length === 0) return { heading: 'Door', rows: [paragraph('Door: not entered.', width)] }
  const isNamed = doors.some(({ name }) => name !== undefined)
  const columns: readonly TableColumn<NamedDoor>[] = [
    isNamed
      ? { title: 'Door', cell: ({ name }) => name, weight: 'bold' }
      : { title: 'No.', cell: ({ name }) => name, align: 'end', weight: 'bold' },
    { title: 'Sill', cell: ({ door }) => lengthText(door.sill, 'height-over-datum') },
    { title: 'Deck below sill', cell: ({ door, deck }) => lengthText(door.sill - deck, 'height') },
    {
      title: 'Deck',
      cell: ({ deck }) => lengthText(deck, 'height-over-datum'),
    },
    { title: 'Clear width', cell: ({ door }) => known(door.width) },
    { title: 'Swing', cell: ({ door }) => swingText(door.swing, door.hinge) },
    { title: 'Storm door', cell: ({ door }) => stormText(door), isFlexible: true },
  ]
  const named = doors.map((door, index) => ({
    name: isNamed ? doorTitle(layout.site, door) : `${index + 1}`,
    door,
    // The ramp of the first door may start at the top of its porch.
    deck: index === 0 && porch?.use === 'start' ? porch.height : deckAt(door, ground.length > 0),
  }))
  const heights = ground.length > 0 ? 'above the datum' : 'above the ground where the ramp ends'
  return {
    heading: 'Door',
    remark: `heights ${heights}, sills as entered`,
    ...tableOf(columns, named, width),
  }
}

const known = (width: number | undefined): string =>
  width === undefined ? NOT_ENTERED : lengthText(width, 'opening')

const SWINGS = { in: 'swings in', out: 'swings out', slide: 'slides' } as const

function swingText(swing: SiteDoor['swing'], hinge: SiteDoor['hinge']): string {
  if (swing === undefined) return NOT_ENTERED
  return swing === 'slide' || hinge === undefined ? SWINGS[swing] : `${SWINGS[swing]}, hinge ${hinge}`
}

function stormText({ storm }: SiteDoor): string {
  if (!storm) return NOT_ENTERED
  const below = storm.below === 0 ? '' : `, ${lengthText(storm.below, 'height')} below the sill`
  return `${swingText(storm.swing, storm.hinge)}${below}`
}

function spotBlock({ layout }: Analysis, width: number): Block {
  const spots = numberedSpots(layout.site)
  const origin = originOf(layout.site)
  if (spots.length === 0)
    return { heading: 'Spots', rows: [paragraph('Ground heights: not entered.', width)] }
  const placeOf = ({ point }: NumberedSpot) => origin?.placeText(point.at) ?? ['–', '–']
  const columns: readonly TableColumn<NumberedSpot>[] = [
    { title: 'No.', cell: ({ number }) => `${number}`, align: 'end', weight: 'bold' },
    { title: 'Spot', cell: ({ point }) => point.name, isFlexible: true },
    { title: origin?.titles[0] ?? 'Along', cell: (spot) => placeOf(spot)[0], align: 'end' },
    { title: origin?.titles[1] ?? 'Out', cell: (spot) => placeOf(spot)[1], align: 'end' },
    {
      title: 'Height',
      cell: ({ height }) => (height === null ? 'not known' : lengthText(height, 'height-over-datum')),
      align: 'end',
      weight: 'bold',
    },
    { title: 'How', cell: ({ how }) => how },
  ]
  return { heading: 'Spots', remark: origin?.words, ...tableOf(columns, spots, width) }
}

function readingBlock({ layout }: Analysis, width: number): readonly Block[] {
  const heading = 'Readings'
  if (numberedSpots(layout.site).length === 0) return []
  const closings = closingSentences(layout.site).map((words) => paragraph(words, width, { size: SIZE.text }))
  const readings = takenReadings(layout.site)
  if (readings.length === 0) return [{ heading, rows: closings }]
  const columns: readonly TableColumn<TakenReading>[] = [
    { title: 'Setup', cell: ({ setUp }) => `${setUp}`, align: 'end', weight: 'bold' },
    { title: 'Instrument height', cell: ({ instrument }) => instrument, align: 'end' },
    { title: 'Spot', cell: ({ spot }) => spot, isFlexible: true },
    { title: 'Read with', cell: ({ method }) => method },
    { title: 'Reading', cell: ({ reading }) => reading, align: 'end', weight: 'bold' },
    { title: 'Height', cell: ({ height }) => height, align: 'end' },
  ]
  const { head, rows } = tableOf(columns, readings, width)
  return [{ heading, remark: 'as they were taken', head, rows: [...rows, ...closings] }]
}

function thingBlock(analysis: Analysis, width: number): Block {
  const heading = 'What is on the site'
  const things = listedThings(analysis)
  const origin = originOf(analysis.layout.site)
  if (things.length === 0) return { heading, rows: [paragraph('Not entered.', width)] }
  // Of a house its walls count, and not its middle.
  const placeOf = ({ kind, at }: ListedThing) =>
    (kind === 'building' ? null : origin?.placeText(at)) ?? ['–', '–']
  const columns: readonly TableColumn<ListedThing>[] = [
    { title: 'Item', cell: ({ name }) => name, weight: 'bold', isFlexible: true },
    { title: 'Size', cell: ({ size }) => size },
    { title: origin?.titles[0] ?? 'Along', cell: (thing) => placeOf(thing)[0], align: 'end' },
    { title: origin?.titles[1] ?? 'Out', cell: (thing) => placeOf(thing)[1], align: 'end' },
    { title: 'Clearance', cell: ({ clearance }) => clearance },
  ]
  return { heading, remark: 'places of their middles', ...tableOf(columns, things, width) }
}

function lotBlock({ layout }: Analysis, width: number): Block {
  const { lot = [], setback, yard } = layout.site
  const alone = [...new Set(loneLotLines(layout.site).map(({ name }) => name))]
  const known =
    alone.length > 0 ? `Entered: ${listed(alone)}. Other lot lines: not entered.` : 'Lot lines: not entered.'
  const words =
    lot.length < 3
      ? `${known}${yard ? ' The yard line is entered.' : ''}${alone.length > 0 ? ' Not a boundary survey.' : ''}`
      : `Lot of ${lot.length} lines, to the nearest inch, as entered. Setback: ${setback === undefined ? NOT_ENTERED : lengthText(setback, 'survey-length')}. Not a boundary survey.`
  return { heading: 'Lot', rows: [paragraph(words, width)] }
}

/** Notes of the project, and words that were written on the drawing. */
function noteBlock({ layout }: Analysis, width: number): readonly Block[] {
  const written = layout.drawings.flatMap((drawing) =>
    drawing.kind === 'text' || drawing.kind === 'callout' ? [drawing.text] : [],
  )
  const notes = [layout.project.notes, ...written].map((note) => note.trim()).filter((note) => note !== '')
  return notes.length === 0
    ? []
    : [{ heading: 'Notes', rows: notes.map((note) => paragraph(note.replaceAll(/\s+/g, ' '), width)) }]
}

/** What an office will ask for and nobody entered. */
function missingBlock({ layout }: Analysis, width: number): Block {
  const { doors, lot = [], north, ground = [], photos = [], surfaces = [] } = layout.site
  const [door] = doors
  const missing = [
    ...(door?.at ? [] : ['the place of the door']),
    ...(housesOf(layout.site).length > 0 ? [] : ['the house']),
    ...(ground.length > 0 ? [] : ['ground heights']),
    ...(surfaces.length > 0 ? [] : ['surfaces']),
    ...(lot.length > 2 ? [] : [loneLotLines(layout.site).length > 0 ? 'the other lot lines' : 'lot lines']),
    ...(north === undefined ? ['north'] : []),
    ...(photos.length > 0 ? [] : ['photos']),
  ]
  const words = missing.length === 0 ? 'Nothing.' : `${listed(missing)}.`
  return { heading: 'Not entered', rows: [paragraph(words.charAt(0).toUpperCase() + words.slice(1), width)] }
}
