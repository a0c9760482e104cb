import type { Issue } from '../../model/layout/issue.ts'
import type { PartId } from '../../model/layout/part.ts'
import { gatesOf, sidesUnderGate } from '../placement/gate-sides.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { Placement } from '../placement/placed-part.ts'
import type { PlatformRails } from './rails.ts'

/** Gates that are on no platform side, and gates behind a railing that somebody chose for their side. */
export const gateIssues = (
  placement: Placement,
  platformRails: ReadonlyMap<PartId, PlatformRails>,
): readonly Issue[] =>
  gatesOf(placement).flatMap((gate): readonly Issue[] => {
    const own = { severity: 'warning', area: 'placement' } as const
    const under = sidesUnderGate(gate, placement)
    if (under.length === 0) return [{ ...own, code: 'gate.off-platform', parts: [gate.part.id] }]
    const railed = under.find(({ part, side }) => {
      const rails = platformRails.get(part)
      return rails?.isChosen && rails.sides.includes(side)
    })
    if (!railed) return []
    const platform = placedOf(placement, railed.part).item.frontendName
    return [{ ...own, code: 'gate.behind-railing', parts: [gate.part.id, railed.part], values: { platform } }]
  })
