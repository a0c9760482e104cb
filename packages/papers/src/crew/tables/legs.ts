import { type Analysis, distance, type Inches, type PartId } from '@ramp/domain'
import { type Block, lengthText, paragraph, type TableColumn, tableOf, tickBox } from '@ramp/drafting'
import { partTags, type TaggedLeg, taggedLegs } from '@ramp/solids'
import { groundHeights } from '../../content/heights-known.ts'
import { lookFor } from './table-look.ts'

const LEAD = 12

const ON_GROUND =
  'measure down from the sill; where the ground differs, write in what you found and set the leg to deck minus ground'
const ON_LEVEL =
  'ground not entered: heights are for level ground; measure down from the sill and set the leg to deck minus ground'

/** Every leg by its tag, led by what is measured on the site: how far the deck lies below the sill. */
export function legBlock(analysis: Analysis, width: number): Block {
  const legs = taggedLegs(analysis)
  if (legs.length === 0) return { heading: 'Legs', rows: [paragraph('No legs on this system.', width)] }
  const isEntered = groundHeights(analysis).all > 0
  return {
    heading: 'Legs',
    remark: isEntered ? ON_GROUND : ON_LEVEL,
    ...tableOf(columnsFor(analysis), legs, width, lookFor(legs.length)),
  }
}

/** Two ramps that meet over a pair of legs are both carried: `R2–R3`. */
export function carriedText(
  { part, leg }: TaggedLeg,
  { connections }: Analysis,
  names: ReadonlyMap<PartId, string>,
): string {
  const own = names.get(part) ?? ''
  if (leg.isEditable) return own
  // Both joints of a short part can be near: the leg stands at the nearest.
  const [joint] = connections.joints
    .filter(({ a, b, at }) => (a.part === part || b.part === part) && distance(at, leg) < BESIDE_JOINT)
    .toSorted((one, other) => distance(one.at, leg) - distance(other.at, leg))
  const other = joint && (joint.a.part === part ? joint.b.part : joint.a.part)
  return other === undefined ? own : `${own}–${names.get(other) ?? ''}`
}

/** Legs of a joint stand at most so far from its middle. */
const BESIDE_JOINT: Inches = 40

/** A height typed for a leg says where its ground is; else only heights that were entered do, and a porch it stands on. */
const groundText = ({ leg, ground }: TaggedLeg, analysis: Analysis): string =>
  leg.height !== leg.originalLength || groundHeights(analysis).all > 0 || Math.abs(ground) > 1 / 16
    ? lengthText(ground, 'tape-reading')
    : 'not entered'

function columnsFor(analysis: Analysis): readonly TableColumn<TaggedLeg>[] {
  const names = partTags(analysis)
  return [
    { title: 'Tag', cell: ({ tag }) => tag, weight: 'bold' },
    {
      title: 'Deck below\nsill',
      cell: ({ deckBelowSill }) => lengthText(deckBelowSill, 'height'),
      weight: 'bold',
      size: LEAD,
    },
    { title: 'Under', cell: (leg) => carriedText(leg, analysis, names) },
    { title: 'Stock leg', cell: ({ stock }) => stock ?? 'not stocked' },
    {
      title: 'Set\nheight',
      cell: ({ setHeight }) => lengthText(setHeight, 'leg-setting'),
      weight: 'bold',
      size: LEAD,
    },
    {
      title: 'Range\nleft',
      cell: ({ rangeLeft }) => (rangeLeft === null ? '–' : lengthText(rangeLeft, 'leg-setting')),
    },
    { title: 'Foot', cell: ({ foot }) => (foot === 'low-profile' ? 'low-profile' : 'plate') },
    { title: 'Ground\ndrawn', cell: (leg) => groundText(leg, analysis) },
    { title: 'Ground\nfound', cell: () => '', mark: { width: 44, draw: () => [] } },
    { title: 'Set', cell: () => '', mark: { width: 12, draw: (_, left, top) => [tickBox(left, top + 2)] } },
  ]
}
