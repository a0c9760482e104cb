import { type Analysis, askedSides, questionsLeft } from '@ramp/domain'
import type { Marks } from '@ramp/drafting'
import {
  drawAskedSides,
  drawBraces,
  drawClosures,
  drawConnectionPoints,
  drawJoints,
  drawLegs,
  drawOpenings,
} from '@ramp/drawing'
import type { EditorState } from '@ramp/editor'
import { legTags } from '@ramp/solids'
import { standingOf } from './standing-marks.ts'

type Shown = Pick<EditorState, 'mode' | 'picked'> & { readonly moving: readonly string[] }

/** Badges keep this far from the clickable points over the sides, inches. */
const POINT_CLEARANCE = 9

/** What a guided step is about, over the parts; null where closures, legs and openings stand as ever. */
export function stepMarks(analysis: Analysis, { mode, picked, moving }: Shown): Marks | null {
  const { placement, bracing, connections, legs } = analysis
  const { closures, openings } = standingOf(analysis, moving)
  const openingMarks = drawOpenings(openings, placement)
  switch (mode) {
    case 'run':
      return openingMarks
    case 'connection':
      return [
        ...drawJoints(connections.joints, placement),
        ...drawOpenings(openings, placement, POINT_CLEARANCE),
        ...drawConnectionPoints(connections.points, analysis.layout.openings),
      ]
    case 'closure':
      return [...drawClosures(closures, picked.closure), ...openingMarks]
    case 'leg':
      return drawLegs(legs, { selected: picked.leg, hasHeights: true, tags: legTags(analysis) })
    case 'bracing':
      return [...drawLegs(legs), ...drawBraces(bracing.braces)]
    default:
      return null
  }
}

/** The sides that Confirm asks about. */
export const askedMarks = (analysis: Analysis, { mode }: Pick<Shown, 'mode'>): Marks =>
  mode === 'confirm' ? drawAskedSides(askedSides(questionsLeft(analysis)), analysis.placement) : []
