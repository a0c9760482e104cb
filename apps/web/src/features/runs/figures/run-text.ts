import type { Run, RunFigures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

const UNKNOWN = '–'

/** Both heights are given, or the lower one follows: the run is level, or goes out to ground that is known (spec 3 §5.3). */
export const hasHeights = (
  { top, bottom }: Run,
  { kind, ground }: Pick<RunFigures, 'kind' | 'ground'>,
): boolean => top !== null && (bottom !== null || kind === 'platforms' || ground !== null)

export const riseText = (run: Run, figures: RunFigures): string =>
  hasHeights(run, figures) && figures.kind !== 'empty' ? lengthText(figures.rise, 'height') : UNKNOWN

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
      return hasHeights(run, figures) ? figures.ratio : UNKNOWN
  }
}
