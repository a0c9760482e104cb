import type { Inches } from '../../../base/units.ts'
import { beyondOf } from '../../site-measures/beyond-openings.ts'
import { footLanding } from '../../site-measures/foot-measures.ts'
import { porchAlongEdge, porchBehindEdge } from '../../site-measures/porch-room.ts'
import { depthAt, type RampEndLanding, rampEnds } from './landings.ts'
import type { MeasuredSystem, Reading } from './measured-system.ts'

const NOT_DRAWN = 'The landing at the structure or on the ground is not drawn: measure it on the site.'

/** Level room in the way of travel at both ends of every ramp. */
export const landingDepths = (system: MeasuredSystem): readonly Reading[] =>
  ofLandings(system, {
    onDeck: ({ placed, side }) =>
      depthAt({ part: placed.part.id, side }, system.placement, system.connections.joints),
    onPorch: (porch, side, { usableWidth }) => porchBehindEdge(porch, side, usableWidth),
    onGround: (landing) => landing,
  })

/** Level room across the ramp at both of its ends. */
export const landingWidths = (system: MeasuredSystem): readonly Reading[] =>
  ofLandings(system, {
    onDeck: ({ placed, side }) => placed.sides[side].usableLength,
    onPorch: porchAlongEdge,
    // The ground of a foot is looked at as wide as its ramp.
    onGround: (_, { usableWidth }) => usableWidth,
  })

/** How much wider landings are than their ramps. */
export const landingWidthsSpare = (system: MeasuredSystem): readonly Reading[] =>
  ofLandings(system, {
    onDeck: ({ placed, side }, { usableWidth }) => placed.sides[side].usableLength - usableWidth,
    onPorch: (porch, side, { usableWidth }) => porchAlongEdge(porch, side) - usableWidth,
    onGround: () => 0,
  })

type Landing = NonNullable<RampEndLanding['landing']>
type Ramp = RampEndLanding['ramp']

type Measured = {
  readonly onDeck: (landing: Landing, ramp: Ramp) => Inches
  readonly onPorch: (
    porch: Parameters<typeof porchAlongEdge>[0],
    side: Parameters<typeof porchAlongEdge>[1],
    ramp: Ramp,
  ) => Inches
  /** Behind the foot of a ramp, so much of it is free. */
  readonly onGround: (landing: Inches, ramp: Ramp) => Inches
}

function ofLandings(system: MeasuredSystem, measured: Measured): readonly Reading[] {
  return rampEnds(system.placement, system.connections).map((end): Reading => {
    const { ramp, landing } = end
    if (landing) return { value: measured.onDeck(landing, ramp), parts: [landing.placed.part.id] }
    return { value: outside(end, system, measured), parts: [ramp.part.id], look: NOT_DRAWN }
  })
}

/** On a porch or the ground of a site; null where the site does not hold it. */
function outside(
  { ramp, opening }: RampEndLanding,
  system: MeasuredSystem,
  measured: Measured,
): Inches | null {
  if (!opening) return null
  const side = ramp.sides[opening.end.side]
  const beyond = beyondOf(opening, side, system.layout.site)
  if (beyond.kind === 'porch') return beyond.porch && measured.onPorch(beyond.porch, side, ramp)
  const foot =
    opening.use === 'exit' && beyond.kind !== 'structure' ? footLanding(ramp.part.id, system) : null
  return foot === null ? null : measured.onGround(foot, ramp)
}
