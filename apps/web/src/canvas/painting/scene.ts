import { type Analysis, type Box, boxesTouch, type PartId, type SystemPreview } from '@ramp/domain'
import type { Marks } from '@ramp/drafting'
import { brokenParts, drawErrorBadges, drawHeights, drawObjects, drawRunNames } from '@ramp/drawing'
import { type EditorState, MODES, type Mode } from '@ramp/editor'
import { readableAt } from '../marks/readable.ts'
import { placeMarks, surveyMarks } from '../marks/site-marks.ts'
import { standingMarks } from '../marks/standing-marks.ts'
import { askedMarks, stepMarks } from '../marks/step-marks.ts'

export type SceneState = Pick<EditorState, 'mode' | 'picked' | 'showsHeights'> & {
  /** Parts in the hand: drawn by the layer above. */
  readonly moving: readonly PartId[]
  /** What the view shows; the rest is not drawn. */
  readonly visible: Box
  readonly camera?: EditorState['camera'] | undefined
}

/** Modes of drawing, and the step before the runs are built. */
const DRAWING_MODES: readonly Mode[] = ['building', 'site', 'drafting', 'drawing-tools', 'pen', 'handrail']

/** Badges and labels reach this far beyond the part they belong to, inches. */
const REACH = 60

/**
 * Everything that stands still: the parts, and what the current mode is about. While a person draws, heights and legs are
 * those previewed.
 */
export function sceneMarks(analysis: Analysis, previewed: SystemPreview, state: SceneState): Marks {
  const { mode, moving } = state
  const { layout, placement, platformRails, issues } = analysis
  const { runs, legs } = DRAWING_MODES.includes(mode) ? previewed : analysis
  const seen = placement.parts.filter(({ box }) => boxesTouch(box, state.visible, REACH))
  const marksUnconnected = mode === 'connection'
  const viewsHeights = mode === 'leg' && state.showsHeights
  const shown = { layout, platformRails, issues, runs, placement: { ...placement, parts: seen } }
  return [
    ...placeMarks(layout, state),
    ...drawObjects(shown, {
      within: state.visible,
      without: moving,
      isDimmed: MODES[mode].partOpacity < 1,
      hasRunColors: mode === 'run',
      marksUnconnected,
      // In the Leg step the heights of legs are in the foreground; those of parts come with the Heights Viewer.
      hasHeights: mode !== 'leg',
      hasNoNames: viewsHeights,
      ...(state.camera && { readable: readableAt(state.camera.zoom) }),
    }),
    ...(viewsHeights ? drawHeights(seen, runs.heights) : []),
    ...(mode === 'run' ? drawRunNames(seen, runs) : []),
    ...(stepMarks(analysis, state) ?? standingMarks(analysis, legs, moving)),
    ...drawErrorBadges(seen, brokenParts(issues, marksUnconnected)),
    ...askedMarks(analysis, state),
    ...surveyMarks(analysis, state),
  ]
}
