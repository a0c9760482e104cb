import type { Analysis, PartId } from '@ramp/domain'
import { settingOut } from '@ramp/solids'
import { kindOf } from './part-facts.ts'

export type RampCount = { readonly ramps: number; readonly sections: number }

/** Ramps as a person counts them: sections that are joined end to end are one. */
export function rampCount(analysis: Analysis): RampCount {
  const sections = settingOut(analysis).parts.filter(({ placed }) => kindOf(placed) === 'ramp')
  const rampOf = new Map<PartId, PartId>(sections.map(({ id }) => [id, id]))
  for (const { kind, a, b } of analysis.connections.joints) {
    const [one, other] = [rampOf.get(a.part), rampOf.get(b.part)]
    if (kind !== 'RAMP_TO_RAMP' || one === undefined || other === undefined) continue
    for (const [id, ramp] of rampOf) if (ramp === other) rampOf.set(id, one)
  }
  return { ramps: new Set(rampOf.values()).size, sections: sections.length }
}
