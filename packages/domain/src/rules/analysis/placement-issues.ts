import { isLess } from '../../base/units.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { PartId } from '../../model/layout/part.ts'
import { platformOptionState } from '../../model/layout/platform-options.ts'
import { frameOf, isDeck } from '../placement/decks.ts'
import type { LayoutPlacement, PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'

/** Parts that lie on one another, or that stand lower than their frame. */
export function placementIssues(
  { overlaps, parts }: Placement,
  heights: ReadonlyMap<PartId, PartHeight>,
  ground: Ground | null = null,
): Issue[] {
  return [
    ...overlaps.map(
      (pair): Issue => ({ code: 'placement.overlap', severity: 'error', area: 'placement', parts: pair }),
    ),
    ...parts.filter(isWrongRest).map(
      ({ part, item }): Issue => ({
        code: 'platform.resting-not-offered',
        severity: 'error',
        area: 'placement',
        parts: [part.id],
        values: { part: item.frontendName },
      }),
    ),
    ...parts.flatMap((placed): Issue[] => {
      const { part, item } = placed
      const height = heights.get(part.id)
      // On ground that is known, its highest place under the deck counts: `groundIssues`.
      if (ground || !isDeck(placed) || item.role === 'landing-pad' || !height) return []
      const lowest = frameOf(placed)
      if (!isLess(height.top, lowest)) return []
      return [
        {
          code: 'platform.below-minimum-height',
          severity: 'warning',
          area: 'placement',
          parts: [part.id],
          values: { part: item.frontendName, lowest },
        },
      ]
    }),
  ]
}

/** Parts that the catalogue does not hold. */
export const unknownItemIssues = ({ unknown }: Pick<LayoutPlacement, 'unknown'>): Issue[] =>
  unknown.map(({ id, shortName }) => ({
    code: 'placement.unknown-item',
    severity: 'error',
    area: 'placement',
    parts: [id],
    values: { name: shortName },
  }))

/** Made a rest by hand where the line has no rests of that size (spec 2 §5); an item that is a rest by itself may be one. */
const isWrongRest = ({ part, item }: PlacedPart): boolean =>
  part.kind === 'platform' &&
  part.isResting &&
  !item.isResting &&
  platformOptionState('resting', part, item).kind !== 'offered'
