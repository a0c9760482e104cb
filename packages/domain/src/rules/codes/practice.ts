import type { CodeTable } from './code-rule.ts'

/** What dealers look at beyond the codes: C1 to C5 of domain 4.5, and the foot on ground that is known (site 3, rule 12). */
export const PRACTICE: CodeTable = {
  family: 'Practice',
  edition: '2026',
  rules: [
    { section: 'C1', title: 'Rise without a rest platform', measure: 'rise-between-landings', atMost: 30 },
    { section: 'C1', title: 'Ramp without a rest platform', measure: 'feet-between-landings', atMost: 30 },
    { section: 'C2', title: 'Shorter side of a turning platform', measure: 'turn-size', atLeast: 60 },
    {
      section: 'C3',
      title: 'Highest surface without pickets or guards',
      measure: 'height-without-pickets',
      atMost: 30,
    },
    { section: 'C4', title: 'Rise without handrails', measure: 'rise-without-rails', atMost: 6 },
    {
      section: 'C5',
      title: 'Shorter side of the platform at a door',
      measure: 'door-landing-size',
      atLeast: 60,
    },
    {
      section: 'C6',
      title: 'Ground across the foot, or its plate rocks',
      measure: 'across-foot',
      atLeast: 20,
      onGround: true,
    },
  ],
}
