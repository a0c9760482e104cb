import type { Analysis, PlacedPart } from '@ramp/domain'
import { type Block, lengthText, paragraph, type TableColumn, tableOf } from '@ramp/drafting'
import {
  type Datum,
  type MeasuredSystem,
  measuredSystems,
  partTags,
  type SetOutPart,
  settingOut,
} from '@ramp/solids'
import { OURS } from '../../content/ours.ts'
import { kindOf, sizeText } from '../../content/part-facts.ts'
import { readingText } from '../../content/readings/site-readings.ts'
import { hasDoor } from '../../content/rise.ts'
import { CORNER_LETTERS, diagonalOf, isSkew, type Reach, reachOf, stationsOf } from '../facts/stations.ts'
import { lookFor } from './table-look.ts'

/** Where each part is, from the wall and from the middle of the door: edges of straight parts, corners of turned ones. */
export const settingOutBlocks = (analysis: Analysis, width: number): readonly Block[] =>
  measuredSystems(analysis).flatMap((system) => [
    edgeBlock(system, analysis, width),
    ...cornerBlock(system, analysis, width),
  ])

/** Distances from the wall: ours where nobody entered where that is. */
const OF_WALL: readonly (keyof Reach)[] = ['near', 'far']

/** Straight parts by their edges; platforms with the diagonal that squares them. */
function edgeBlock(system: MeasuredSystem, analysis: Analysis, width: number): Block {
  const { datum, parts } = system
  const { wall, side } = datum.lines
  const names = partTags(analysis)
  const stations = stationsOf(system)
  const reach = (title: string, edge: keyof Reach): TableColumn<SetOutPart> => ({
    title,
    cell: (part) =>
      `${lengthText(reachOf(part, datum, stations)[edge], 'ordinate')}${datum.isOurs && OF_WALL.includes(edge) ? OURS : ''}`,
    align: 'end',
  })
  const columns: readonly TableColumn<SetOutPart>[] = [
    { title: 'Part', cell: ({ id }) => names.get(id) ?? '', weight: 'bold' },
    { title: 'Stock', cell: ({ placed }) => stockText(placed) },
    reach(`From ${wall} to\nnear edge`, 'near'),
    reach(`From ${wall} to\nfar edge`, 'far'),
    reach(`From ${side} to\nleft edge`, 'left'),
    reach(`From ${side} to\nright edge`, 'right'),
    {
      title: 'Diagonal',
      cell: (part) =>
        kindOf(part.placed) === 'platform' ? lengthText(diagonalOf(part), 'plan-dimension') : '–',
      align: 'end',
    },
  ]
  const straight = parts.filter((part) => !isSkew(part, datum))
  const heading = wall === 'W' ? 'Set out' : `Set out from ${wall}`
  const [first] = straight.flatMap(({ id }) => names.get(id) ?? [])
  const verify = datum.isOurs
    ? ` ${OURS} Verify in field: ${readingText({ section: '', words: `face of the wall to ${first ?? 'the first part'}`, unit: 'in' })}.`
    : ''
  const remark = `${datumText(system, analysis)}${fromFirst(datum, analysis)}. Within 1/4 in.${verify}`
  if (straight.length === 0)
    return { heading, rows: [paragraph(remark, width), ...meetings(system, analysis, width)] }
  const { head, rows } = tableOf(columns, straight, width, lookFor(straight.length))
  return {
    heading,
    remark,
    head,
    rows: [...rows, ...meetings(system, analysis, width)],
  }
}

/** `PRSTL8, 8 ft`; a stair is told by its height. */
const stockText = (placed: PlacedPart): string =>
  kindOf(placed) === 'stair' ? placed.item.shortName : `${placed.item.shortName}, ${sizeText(placed)}`

/** Where two ways meet again, what is left between them. */
function meetings({ parts }: MeasuredSystem, analysis: Analysis, width: number) {
  const names = partTags(analysis)
  const own = new Set(parts.map(({ id }) => id))
  return settingOut(analysis)
    .tolerances.filter(({ parts: [a] }) => own.has(a))
    .map(({ parts: [a, b], apart }) =>
      paragraph(
        `${names.get(a)} and ${names.get(b)} meet again with ${lengthText(apart, 'opening')} between them: divide it among their connections.`,
        width,
      ),
    )
}

/** Turned parts by their corners, which have small letters on the plan. */
function cornerBlock({ datum, parts }: MeasuredSystem, analysis: Analysis, width: number): readonly Block[] {
  const turned = parts.filter((part) => isSkew(part, datum))
  if (turned.length === 0) return []
  const names = partTags(analysis)
  const { wall, side } = datum.lines
  const corner = (letter: string, index: number): TableColumn<SetOutPart> => ({
    title: `Corner ${letter}\n${wall} | ${side}`,
    cell: ({ outline }) => {
      const place = outline[index]
      if (!place) return '–'
      const { out, aside } = datum.measured(place)
      return `${lengthText(out, 'ordinate')} | ${lengthText(aside, 'ordinate')}`
    },
    align: 'end',
  })
  const columns: readonly TableColumn<SetOutPart>[] = [
    { title: 'Part', cell: ({ id }) => names.get(id) ?? '', weight: 'bold' },
    ...CORNER_LETTERS.map(corner),
  ]
  const heading = wall === 'W' ? 'Corners of turned parts' : `Corners of turned parts from ${wall}`
  return [
    {
      heading,
      remark: `a to d are the letters in the part on the plan: how far out from ${wall} | how far along the wall from ${side}`,
      ...tableOf(columns, turned, width, lookFor(turned.length)),
    },
  ]
}

/** What the two lines are, and what minus means. */
function datumText({ datum, parts }: MeasuredSystem, analysis: Analysis): string {
  const { wall, side } = datum.lines
  const edge = hasDoor(analysis) ? 'entrance' : 'upper'
  const [end, middle] = datum.isWall
    ? [wallWords(datum, parts[0], analysis), 'the middle of the door']
    : [`the ${edge} edge of the first part`, 'the middle of that edge']
  const top = datum.isWall ? 'door' : `${edge} edge`
  return `${wall} is ${end}, ${side} is ${middle}; minus is behind ${wall}, or left of ${side} with the ${top} at the top`
}

/** Where the door of another system is, from the lines of the first. */
function fromFirst(datum: Datum, analysis: Analysis): string {
  const [first] = measuredSystems(analysis)
  if (!first || first.datum.first === datum.first) return ''
  const { out, aside } = first.datum.measured(datum.at)
  const { wall, side } = first.datum.lines
  return `; its middle is ${lengthText(out, 'ordinate')} from ${wall} and ${lengthText(aside, 'ordinate')} from ${side}`
}

/** What W is; a wall that is ours is told with its distance. */
function wallWords(datum: Datum, first: SetOutPart | undefined, analysis: Analysis): string {
  if (!datum.isOurs || !first) return 'the face of the wall at the door'
  const near = Math.min(...first.outline.map((corner) => datum.measured(corner).out))
  return `the face of the wall, drawn ${lengthText(near, 'ordinate')} from ${partTags(analysis).get(first.id)}${OURS}`
}
