import {
  type Analysis,
  heightAt,
  type Inches,
  type JointEnd,
  type Opening,
  openingUsesOf,
} from '@ramp/domain'
import { endLabel } from './opening-rows.ts'

export type FreeSide = {
  readonly end: JointEnd
  readonly name: string
  /** Surface height there; null while the part has none. */
  readonly height: Inches | null
}

/** Sides that can become an entrance or exit, the likeliest first: the highest for an entrance, the lowest for an exit. */
export function freeSides(analysis: Analysis, use: Opening['use']): readonly FreeSide[] {
  const { connections, placement, runs } = analysis
  const direction = use === 'entrance' ? -1 : 1
  return connections.points
    .filter(({ end, state }) => {
      const placed = placement.byId.get(end.part)
      return state === 'empty' && placed !== undefined && openingUsesOf(placed, end.side).includes(use)
    })
    .map(({ end }) => ({
      end,
      name: endLabel(analysis, end),
      height: heightAt(runs.heights.get(end.part), end.side, placement.byId.get(end.part)),
    }))
    .sort((a, b) => direction * (rank(a, direction) - rank(b, direction)))
}

/** Sides without a height come last. */
const rank = ({ height }: FreeSide, direction: number): number =>
  height ?? direction * Number.MAX_SAFE_INTEGER
