import { type Analysis, type Degrees, type Inches, type PartId, textOutlineOf } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { type ElevationStretch, partTags, type SystemElevation } from '@ramp/solids'
import { isAsSteepAsStairs, kindOf, sizeText } from './part-facts.ts'
import { listedTags } from './words.ts'

type Drawing = {
  /** Degrees clockwise that it is turned by. */
  readonly turn?: Degrees
  /** Whether its parts have tags. */
  readonly hasTags?: boolean
}

/** What stands for the drawing of a system where it is read aloud: its route from the door down, with heights and tags. */
export function routeText(analysis: Analysis, { turn = 0, hasTags = true }: Drawing = {}): string {
  const words = { nameOf: nameIn(analysis, hasTags), lengthOf: heightOf, turn }
  const walks = textOutlineOf(analysis, words, []).filter(({ sentence }) => sentence !== null)
  // One walk needs no name.
  return walks.map(({ title, sentence }) => (walks.length > 1 ? `${title}: ${sentence}` : sentence)).join(' ')
}

type Piece = {
  readonly shown: readonly PartId[]
  readonly turn: Degrees
  /** Whether it is the one that shows the door. */
  readonly isFirst: boolean
}

/** What stands for one piece of a drawing: its parts, and with the first one the route of all. */
export function pieceText(analysis: Analysis, { shown, turn, isFirst }: Piece): string {
  const tags = partTags(analysis)
  const parts = `Parts shown: ${listedTags(shown.flatMap((id) => tags.get(id) ?? []))}.`
  return isFirst ? `${routeText(analysis, { turn })} ${parts}` : parts
}

const heightOf = (height: Inches): string => lengthText(height, 'height')

/** `R1, 8 ft ramp`, as the outline in words names parts, with the tag that the drawing has. */
function nameIn(analysis: Analysis, hasTags: boolean): (part: PartId) => string {
  const tags = hasTags ? partTags(analysis) : new Map<PartId, string>()
  return (id) => {
    const placed = analysis.placement.byId.get(id)
    if (!placed) return tags.get(id) ?? id
    const kind = kindOf(placed)
    const what = kind === 'other' ? placed.item.frontendName : `${sizeText(placed)} ${kind}`
    return [tags.get(id) ?? '', kind === 'stair' ? sizeText(placed) : what]
      .filter((one) => one !== '')
      .join(', ')
  }
}

/** An elevation in words: what each part covers, how far it falls, and where the walk turns. */
export const elevationText = ({ stretches, breaks }: SystemElevation): string =>
  stretches
    .map((stretch) => {
      const turn = breaks.find(({ at }) => at > stretch.to && at < stretch.to + NEAR)
      return `${stretchText(stretch)}${turn ? `, then ${turn.turn < 0 ? 'left' : 'right'}` : ''}`
    })
    .join('; ')

/** A break line is nearer to its part than this. */
const NEAR = 12

const stretchText = ({ tag, covers, rise, heights: [top, bottom], slope }: ElevationStretch): string =>
  slope === 'level'
    ? `${tag} level at ${heightOf(top)} for ${lengthText(covers, 'walk')}`
    : `${tag} from ${heightOf(top)} down to ${heightOf(bottom)} over ${lengthText(covers, 'walk')}, ${isAsSteepAsStairs({ rise, covers }) ? 'stair' : slope}`
