import type { CodeTable } from './code-rule.ts'

/** International Residential Code 2021, sections R311.7, R311.8 and R312 (domain 4.4). */
export const IRC_2021: CodeTable = {
  family: 'IRC',
  edition: '2021',
  rules: [
    { section: 'R311.7.1', title: 'Stair width', measure: 'stair-width', atLeast: 36 },
    { section: 'R311.7.5.1', title: 'Highest riser', measure: 'riser-height', atMost: 7.75 },
    { section: 'R311.7.5.2', title: 'Tread depth', measure: 'tread-depth', atLeast: 10 },
    { section: 'R311.7.8', title: 'Risers without a handrail', measure: 'risers-without-rails', atMost: 3 },
    {
      section: 'R311.8.1',
      title: 'Running slope',
      measure: 'run-number',
      atLeast: 12,
      exception: { limit: 8, only: 'where the ramp does not serve the required egress door' },
    },
    { section: 'R311.8.2', title: 'Landing length', measure: 'landing-depth', atLeast: 36 },
    { section: 'R311.8.2', title: 'Landing at a door', measure: 'door-landing-size', atLeast: 36 },
    { section: 'R311.8.2', title: 'Landing at a turn', measure: 'turn-landing', atLeast: 36 },
    {
      section: 'R311.8.3',
      title: 'Slope without a handrail',
      measure: 'run-number-without-rails',
      atLeast: 12,
    },
    {
      section: 'R311.8.3.1',
      title: 'Handrail height',
      look: 'Measure the top rail after assembly: 34 to 38 in above the surface, where a handrail is asked.',
      of: 'ramps',
    },
    {
      section: 'R312.1.1',
      title: 'Highest surface without a guard',
      measure: 'height-without-guard',
      atMost: 30,
    },
    { section: 'R312.1.2', title: 'Guard height', measure: 'guard-height', atLeast: 36 },
    { section: 'R312.1.3', title: 'Opening in a guard', measure: 'guard-openings', atMost: 4 },
  ],
}
