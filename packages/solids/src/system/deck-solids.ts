import { type Analysis, groundOf, type Inches, isDeck, type PlacedPart } from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { plate, slab } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'
import { stairSolids } from './stair-solids.ts'

/** Decks, ramps, 45-degree pieces and stairs of a system. */
export function deckSolids(analysis: Analysis): readonly Solid[] {
  const measures = measuresOf(analysis.layout.project.product)
  const ground = groundOf(analysis.layout.site)
  return settingOut(analysis).parts.flatMap((part) =>
    part.placed.part.kind === 'stair'
      ? stairSolids(part, measures)
      : [deckOf(part, measures, (at) => ground?.heightAt(at) ?? 0)],
  )
}

function deckOf(
  { id, placed, outline, height }: SetOutPart,
  measures: Measures,
  groundAt: (at: { x: Inches; y: Inches }) => Inches,
): Solid {
  const owner = { kind: 'part', id } as const
  const depth = frameDepth(placed, measures)
  // No lower than the highest ground under it: a frame lies on the ground, not in it.
  const under = (top: Inches, grounds: readonly Inches[]) =>
    Math.min(top - measures.thinnestDeck.inches, Math.max(top - depth, Math.min(...grounds)))
  const grounds = outline.map(groundAt)
  if (placed.part.kind !== 'ramp') {
    const bottom = under(height.top, grounds)
    return slab({ owner, role: roleOf(placed) }, outline, height.top, height.top - bottom)
  }
  const [high, low] = [under(height.top, grounds.slice(0, 2)), under(height.bottom, grounds.slice(2, 4))]
  const named = { owner, role: 'ramp' } as const
  return plate(named, outline, [height.top, height.top, height.bottom, height.bottom], [high, high, low, low])
}

const roleOf = (placed: PlacedPart) => {
  if (placed.item.role === 'landing-pad') return 'pad'
  return isDeck(placed) ? 'platform' : 'ramp'
}

const frameDepth = ({ item }: PlacedPart, { frame, lowFrame }: Measures): Inches =>
  item.isLowProfile || item.role === 'landing-pad' ? lowFrame.inches : frame.inches
