import type { CodeTable } from './code-rule.ts'

/** International Residential Code 2021, sections R301.5, R311.3, R311.7, R311.8, R312 and R403.1.4.1 (domain 4.4). */
export const IRC_2021: CodeTable = {
  family: 'IRC',
  edition: '2021',
  rules: [
    {
      section: 'R301.5',
      title: 'Live load',
      look: 'Verify the rated load: 40 psf on decks and stairs, 200 lb at any point of a handrail or guard.',
      of: 'any part',
    },
    // The landing is as deep as the way of travel through the door; R311.8.2 is about its width alone.
    { section: 'R311.3', title: 'Landing at a door', measure: 'door-landing-depth', atLeast: 36 },
    {
      section: 'R311.3.1',
      title: 'Step from the landing up to the sill',
      measure: 'step-at-door',
      atMost: 1.5,
      exception: { limit: 7.75, only: 'where the door does not swing over the landing' },
    },
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
    { section: 'R311.8.2', title: 'Landing width', measure: 'landing-width', atLeast: 36 },
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
      look: 'Measure the top rail after assembly: 34" to 38" above the surface, where a handrail is required.',
      of: 'ramps',
    },
    {
      section: 'R311.8.3.2',
      title: 'Handrail grip size',
      look: 'Verify the grip: a round rail of 1 1/4" to 2", or a shape of equal grip.',
      of: 'ramps',
    },
    {
      section: 'R311.8.3.3',
      title: 'Handrail continuity',
      look: 'Verify that every handrail runs the full length of its ramp and returns or ends at a post.',
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
    {
      section: 'R403.1.4.1',
      title: 'Frost protection of footings',
      look: 'Ask whether the feet need footings below the frost line: a deck that the dwelling does not support is excepted.',
      of: 'any part',
    },
  ],
}
