import type { Analysis, PartId } from '@ramp/domain'
import { type Block, lengthText, paragraph, SIZE, spacer, type TableColumn, tableOf } from '@ramp/drafting'
import { type Datum, diagonalOf, partTags, reachOf, type SetOutPart, settingOut } from '@ramp/solids'
import { OURS } from '../content/ours.ts'
import { kindOf, sizeText, slopeOf } from '../content/part-facts.ts'
import { degreesText } from '../content/words.ts'

const NARROW = 240

/** The angle to hit at each ramp: what a level shows that lies on the deck. */
export function slopeBlock(analysis: Analysis, width: number): Block {
  const heading = 'Slope to hit'
  const names = partTags(analysis)
  const ramps = settingOut(analysis).parts.flatMap((part) => {
    const slope = kindOf(part.placed) === 'ramp' ? slopeOf(part) : null
    return slope ? [{ part, slope, name: names.get(part.id) ?? '' }] : []
  })
  // The narrow column beside a plan holds small letters.
  const size = width < NARROW ? SIZE.small : SIZE.text
  const columns: readonly TableColumn<(typeof ramps)[number]>[] = [
    { title: 'Ramp', cell: ({ name }) => name, weight: 'bold', size },
    { title: 'Long', cell: ({ part }) => sizeText(part.placed), align: 'end', size },
    { title: 'Falls', cell: ({ slope }) => lengthText(slope.rise, 'height'), align: 'end', size },
    { title: 'Covers', cell: ({ part }) => lengthText(part.covers, 'walk'), align: 'end', size },
    { title: 'Angle', cell: ({ slope }) => degreesText(slope.degrees), align: 'end', weight: 'bold', size },
  ]
  if (ramps.length === 0) return { heading, rows: [paragraph('There is no ramp.', width)] }
  const { head, rows } = tableOf(columns, ramps, width)
  const remark = paragraph('Measure along the deck. Platforms level within 1 in 50, both ways.', width)
  return { heading, head, rows: [...rows, spacer(4), remark] }
}

/** Without a door that somebody told, the edge of the first part is all there is to measure from. */
const datumText = (
  datum: Datum,
  first: SetOutPart | undefined,
  names: ReadonlyMap<PartId, string>,
): string =>
  datum.isWall
    ? `W is ${wallWords(datum, first, names)}, S the middle of the door; minus is behind W, or left of S with the door at the top`
    : 'W is the entrance edge of the first part, S the middle of that edge; minus is behind W, or left of S with the entrance at the top'

/** Distances from the wall: ours where nobody entered where that is. */
const OF_WALL: readonly (keyof ReturnType<typeof reachOf>)[] = ['near', 'far']

/** Where each part stands, from the wall and from the middle of the door; platforms with the diagonal that squares them. */
export function settingOutBlock(analysis: Analysis, datum: Datum, width: number): Block {
  const { parts, tolerances } = settingOut(analysis)
  const names = partTags(analysis)
  const reach = (title: string, edge: keyof ReturnType<typeof reachOf>): TableColumn<SetOutPart> => ({
    title,
    cell: (part) =>
      `${lengthText(reachOf(part, datum)[edge], 'ordinate')}${datum.isOurs && OF_WALL.includes(edge) ? OURS : ''}`,
    align: 'end',
  })
  const columns: readonly TableColumn<SetOutPart>[] = [
    { title: 'Part', cell: ({ id }) => names.get(id) ?? '', weight: 'bold' },
    { title: 'What', cell: ({ placed }) => sizeText(placed) },
    reach('W to\nnear edge', 'near'),
    reach('W to\nfar edge', 'far'),
    reach('S to\nleft edge', 'left'),
    reach('S to\nright edge', 'right'),
    {
      title: 'Diagonal',
      cell: (part) =>
        kindOf(part.placed) === 'platform' ? lengthText(diagonalOf(part), 'plan-dimension') : '–',
      align: 'end',
    },
  ]
  const { head, rows } = tableOf(columns, parts, width)
  const meeting = tolerances.map(({ parts: [a, b], apart }) =>
    paragraph(
      `${names.get(a)} and ${names.get(b)} meet again with ${lengthText(apart, 'opening')} between them: share it out over their joints.`,
      width,
    ),
  )
  return {
    heading: 'Set out',
    remark: `${datumText(datum, parts[0], names)}. Good within 1/4 in.${datum.isOurs ? `${OURS} Not read on site.` : ''}`,
    head,
    rows: [...rows, ...meeting],
  }
}

/** What W is; a wall that is ours is told with its distance. */
function wallWords(datum: Datum, first: SetOutPart | undefined, names: ReadonlyMap<PartId, string>): string {
  if (!datum.isOurs || !first) return 'the face of the wall at the door'
  const near = lengthText(reachOf(first, datum).near, 'ordinate')
  return `the face of the wall, drawn ${near} from ${names.get(first.id)}${OURS}`
}
