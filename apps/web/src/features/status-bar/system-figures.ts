import { type Inches, type RunFigures, type SystemPreview, startHeight } from '@ramp/domain'
import { priceFigure, weightFigure } from '../../lib/names/list-figures.ts'

export type SystemFigures = {
  /** Of the primary run; before there is one with heights what was typed; null while nothing was. */
  readonly rise: Inches | null
  readonly ratio: string | null
  /** What is said of the steepest run of ramps; null where it is as flat as desired (spec 3 §4.3). */
  readonly steepness: string | null
  /** Usable length of all ramps of the system, along the slope. */
  readonly ramping: Inches
  readonly linearFeet: number
  /** Pieces of the parts list, all quantities together. */
  readonly pieces: number
  /** As texts: nothing where nothing is listed. */
  readonly weight: string
  readonly price: string
}

/** The figures a dealer looks at while drawing. */
export function systemFigures({
  placement,
  runs,
  linearFeet,
  partsList,
  layout,
}: SystemPreview): SystemFigures {
  const [primary] = runs.figures
  const [door] = layout.site.doors
  // Parts have a height once both heights of their run are known (spec 3 §5.3).
  const hasHeights = (run: RunFigures) => run.parts.some((id) => runs.heights.has(id))
  const isKnown = primary !== undefined && hasHeights(primary)
  const ramps = placement.parts.filter(({ part, isSystem }) => part.kind === 'ramp' && isSystem)
  return {
    rise: isKnown ? primary.rise : door ? startHeight(door, layout.site) : null,
    ratio: isKnown && primary.kind === 'ramps' ? primary.ratio : null,
    steepness: steepnessOf(runs.figures.filter(hasHeights)),
    ramping: ramps.reduce((sum, { usableLength }) => sum + usableLength, 0),
    linearFeet,
    pieces: partsList.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: weightFigure(partsList),
    price: priceFigure(partsList),
  }
}

const STEEPEST_FIRST: readonly RunFigures['steepness'][] = ['look-out', 'warning']
const WORDS: Readonly<Record<RunFigures['steepness'], string | null>> = {
  'look-out': 'Look Out!',
  warning: 'steeper than desired',
  good: null,
}

function steepnessOf(runs: readonly RunFigures[]): string | null {
  const worst = STEEPEST_FIRST.find((one) => runs.some(({ steepness }) => steepness === one)) ?? 'good'
  return WORDS[worst]
}
