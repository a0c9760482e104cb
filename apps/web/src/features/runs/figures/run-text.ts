import type { Run, RunFigures } from '@ramp/domain'
import { formatInches } from '@ramp/drawing'
import { ratioText } from '../../../lib/names/figure-text.ts'

const UNKNOWN = '–'

/** Both heights are given, or the run is level and needs only the upper one (spec 3 §5.3). */
export const hasHeights = ({ top, bottom }: Run, { kind }: Pick<RunFigures, 'kind'>): boolean =>
  top !== null && (bottom !== null || kind === 'platforms')

export const riseText = (run: Run, figures: RunFigures): string =>
  hasHeights(run, figures) && figures.kind !== 'empty' ? formatInches(figures.rise) : UNKNOWN

/** What the list of runs says about the incline: the ratio of ramps, or what the run is made of. */
export function inclineText(run: Run, figures: RunFigures): string {
  switch (figures.kind) {
    case 'empty':
      return UNKNOWN
    case 'platforms':
      return 'level'
    case 'stairs':
      return 'stairs'
    case 'ramps':
      return hasHeights(run, figures) ? ratioText(figures.ratio) : UNKNOWN
  }
}
