import type { OpeningJoint } from '../connections/joint.ts'
import { beyondOf } from './beyond-openings.ts'
import type { SitedSystem } from './sited-system.ts'

/** What is at the top of a ramp? It may stay open: a finding says so, and nothing waits for the answer. */
export type LeadsToQuestion = { readonly kind: 'leads-to'; readonly opening: OpeningJoint }

/** Upper ends of ramps of which neither a person nor the site says what they lead to. */
export const leadsToQuestions = ({
  layout,
  placement,
  connections,
}: Pick<SitedSystem, 'layout' | 'placement' | 'connections'>): readonly LeadsToQuestion[] =>
  connections.openings.flatMap((opening): readonly LeadsToQuestion[] => {
    const placed = placement.byId.get(opening.end.part)
    if (opening.use !== 'entrance' || placed?.part.kind !== 'ramp') return []
    const { kind } = beyondOf(opening, placed.sides[opening.end.side], layout.site)
    return kind === 'unknown' ? [{ kind: 'leads-to', opening }] : []
  })
