import type { RunFigures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { drawElevation } from '@ramp/drawing'
import { useAnalysis } from '../../project/use-analysis.ts'
import { MarksPicture } from './marks-picture.tsx'
import classes from './run-elevation.module.css'

/** Room for the picture in the panel, in pixels. */
const WIDTH = 352
const HEIGHT = 150
const MARGIN = 3
/** A short run is not blown up: its lettering stays at the size of the panel's text. */
const LARGEST_SCALE = 1.4
/** A picture smaller than this, such as of one stair, shows less than its numbers. */
const SMALLEST_WIDTH = 110

/** Every run that has a height to show, from the side. */
export const RunElevations = ({ figures }: { readonly figures: readonly RunFigures[] }) =>
  figures
    .filter(({ kind, top, bottom }) => kind !== 'empty' && top > Math.min(0, bottom))
    .map((run) => <RunElevation key={run.id} figures={run} />)

/** The run from the side, unrolled along the walk: heights and supports beside the numbers. */
export function RunElevation({ figures }: { readonly figures: RunFigures }) {
  const { marks, width, height } = drawElevation(figures, useAnalysis())
  const scale = Math.min(LARGEST_SCALE, (WIDTH - 2 * MARGIN) / width, HEIGHT / height)
  if (width * scale < SMALLEST_WIDTH) return null
  return (
    <figure className={classes.elevation}>
      <MarksPicture
        marks={marks}
        view={{ scale, left: MARGIN, top: 0 }}
        width={Math.ceil(width * scale) + 2 * MARGIN}
        height={Math.ceil(height * scale)}
        label={`Side view of ${figures.name}, from ${lengthText(figures.top, 'height')} down to ${lengthText(figures.bottom, 'height')}`}
      />
    </figure>
  )
}
