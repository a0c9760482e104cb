import { type Analysis, isSystemPart, nextOf, type PlacedPart, type Run } from '@ramp/domain'

export type LoosePart = {
  readonly placed: PlacedPart
  /** It is joined to the run's last part, level with it or below. */
  readonly isNext: boolean
}

/** System parts without a run; those that can follow the run's last part come first. */
export function loosePartsFor(analysis: Analysis, { parts }: Pick<Run, 'parts'>): readonly LoosePart[] {
  const last = parts.at(-1)
  const next = new Set(last === undefined ? [] : nextOf(analysis, last))
  const loose = analysis.placement.parts
    .filter(({ part }) => isSystemPart(part) && !analysis.runs.runOf.has(part.id))
    .map((placed) => ({ placed, isNext: next.has(placed.part.id) }))
  return [...loose.filter(({ isNext }) => isNext), ...loose.filter(({ isNext }) => !isNext)]
}
