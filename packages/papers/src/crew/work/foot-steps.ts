import { taggedLegs } from '@ramp/solids'
import { footings, footText, padCountText } from '../../content/footings/footings.ts'
import { listedTags } from '../../content/words.ts'
import type { PaperInput } from '../../paper/input.ts'

type Feet = Pick<PaperInput, 'analysis' | 'foundation'>

/** Pads under feet, which no catalogue holds; empty where none are entered. */
export function padText({ analysis, foundation }: Feet): string {
  const { pads } = footings(analysis, foundation)
  if (pads === null) return ''
  return `Set ${padCountText(pads)} level on firm ground under ${footText(pads.feet)}. Where a pad is above the ground, set its leg shorter by as much.`
}

/** Anchors of feet; empty where none are entered. */
export function anchorText({ analysis, foundation }: Feet): string {
  const { pads, anchors } = footings(analysis, foundation)
  if (anchors === null) return ''
  return `Drill and anchor ${footText(anchors)} to ${pads === null ? 'the ground' : 'their pads'}, with every height and slope checked.`
}

/** Feet and heights of legs. */
export function legText({ analysis, foundation }: Feet): string {
  const legs = taggedLegs(analysis)
  const standing = legs.filter(({ foot }) => foot === 'standard').map(({ tag }) => tag)
  const low = legs.filter(({ foot }) => foot === 'low-profile').map(({ tag }) => tag)
  if (legs.length === 0) return ''
  const [set, feet] = [
    standing.length === 0
      ? ''
      : `Fit feet to legs ${listedTags(standing)} and set them to the heights of the leg table.`,
    low.length === 0 ? '' : `Low-profile feet at ${listedTags(low)}.`,
  ]
  const loose = foundation.isAnchored === false ? 'Feet are not anchored.' : ''
  return [set, feet, loose].filter((one) => one !== '').join(' ')
}
