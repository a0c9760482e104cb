import {
  type Analysis,
  askedSides,
  type Box,
  boxesTouch,
  type Foreseen,
  type PartId,
  questionsLeft,
} from '@ramp/domain'
import {
  drawAskedSides,
  drawBraces,
  drawClosures,
  drawConnectionPoints,
  drawHeights,
  drawJoints,
  drawLegs,
  drawObjects,
  drawOpenings,
  type Marks,
} from '@ramp/drawing'
import { type EditorState, MODES, type Mode } from '@ramp/editor'
import { legTags } from '@ramp/solids'
import type { SiteMarks } from '../marks/later-site-marks.ts'

export type SceneState = Pick<EditorState, 'mode' | 'picked' | 'selection' | 'showsHeights'> & {
  /** Parts in the hand: drawn by the layer above. */
  readonly moving: readonly PartId[]
  /** What the view shows; the rest is not drawn. */
  readonly visible: Box
  /** Null as long as they are not there. */
  readonly siteMarks: SiteMarks | null
}

/** Modes of drawing, and the step before the runs are built. */
const DRAWING_MODES: readonly Mode[] = ['building', 'site', 'drafting', 'drawing-tools', 'pen', 'handrail']

/** Badges and labels reach this far beyond the part they belong to, inches. */
const REACH = 60

/**
 * Everything that stands still: the parts, and what the current mode is about. While a person draws, heights and legs are
 * those foreseen.
 */
export function sceneMarks(analysis: Analysis, foreseen: Foreseen, state: SceneState): Marks {
  const { mode, selection, moving, siteMarks } = state
  const { layout, placement, platformRails, issues } = analysis
  const { runs, legs } = DRAWING_MODES.includes(mode) ? foreseen : analysis
  const seen = placement.parts.filter(({ box }) => boxesTouch(box, state.visible, REACH))
  const viewsHeights = mode === 'leg' && state.showsHeights
  const shown = { layout, platformRails, issues, runs, placement: { ...placement, parts: seen } }
  return [
    ...(siteMarks?.placeMarks(layout, state) ?? []),
    ...drawObjects(shown, {
      within: state.visible,
      selection,
      without: moving,
      isDimmed: MODES[mode].partOpacity < 1,
      hasRunColors: mode === 'run',
      marksUnconnected: mode === 'connection',
      // In the Leg step the heights of legs are in the foreground; those of parts come with the Heights Viewer.
      hasHeights: mode !== 'leg',
      hasNoNames: viewsHeights,
    }),
    ...(viewsHeights ? drawHeights(seen, runs.heights) : []),
    ...modeMarks(analysis, legs, state),
    ...(siteMarks?.surveyMarks(analysis, state) ?? []),
  ]
}

/** Badges keep this far from the clickable points over the sides, inches. */
const POINT_CLEARANCE = 9

/** Closures, openings, joints, legs and braces, as far as a mode shows them. */
function modeMarks(analysis: Analysis, legs: Analysis['legs'], { mode, picked, moving }: SceneState): Marks {
  const { closures, connections, placement, bracing } = analysis
  const stands = (...parts: readonly PartId[]) => !parts.some((id) => moving.includes(id))
  const standing = closures.filter(({ platform, others }) => stands(platform, ...others))
  const openings = drawOpenings(
    connections.openings.filter(({ end }) => stands(end.part)),
    placement,
    mode === 'connection' ? POINT_CLEARANCE : 0,
  )
  const whole = [
    ...drawClosures(standing),
    ...drawLegs(legs.filter(({ part, isActive }) => isActive && stands(part))),
    ...openings,
  ]
  switch (mode) {
    case 'run':
      return openings
    case 'connection':
      return [
        ...drawJoints(connections.joints, placement),
        ...openings,
        ...drawConnectionPoints(connections.points, analysis.layout.openings),
      ]
    case 'closure':
      return [...drawClosures(standing, picked.closure), ...openings]
    case 'leg':
      return drawLegs(legs, { selected: picked.leg, hasHeights: true, tags: legTags(analysis) })
    case 'bracing':
      return [...drawLegs(legs), ...drawBraces(bracing.braces)]
    case 'confirm':
      return [...whole, ...drawAskedSides(askedSides(questionsLeft(analysis)), placement)]
    default:
      return whole
  }
}
