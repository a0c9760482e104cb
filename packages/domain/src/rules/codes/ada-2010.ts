import type { CodeTable } from './code-rule.ts'

/** 2010 ADA Standards, sections 404, 405, 504 and 505 (domain 4.1). */
export const ADA_2010: CodeTable = {
  family: 'ADA',
  edition: '2010',
  rules: [
    {
      section: '404.2.4',
      title: 'Depth in front of a door',
      measure: 'door-landing-depth',
      atLeast: 60,
      exception: { limit: 48, only: 'where the door is pushed open from the platform' },
    },
    {
      section: '404.2.5',
      title: 'Step from the landing up to the sill',
      measure: 'step-at-door',
      atMost: 0.5,
    },
    {
      section: '404.2.4',
      title: 'Clearance next to the latch of a door',
      measure: 'door-latch-room',
      atLeast: 18,
    },
    {
      section: '405.2',
      title: 'Running slope',
      measure: 'run-number',
      atLeast: 12,
      exception: {
        limit: 8,
        only: 'on an existing site without room, up to 6" of rise (1:8 up to 3")',
        upToRise: [
          { limit: 10, rise: 6 },
          { limit: 8, rise: 3 },
        ],
      },
    },
    {
      section: '405.3',
      title: 'Cross slope',
      look: 'Set the legs so that no surface slopes sideways by more than 1:48.',
      of: 'ramps',
      measured: { measure: 'across-foot', atLeast: 48 },
    },
    { section: '405.5', title: 'Clear width between handrails', measure: 'ramp-width', atLeast: 36 },
    { section: '405.6', title: 'Rise between landings', measure: 'rise-between-landings', atMost: 30 },
    {
      section: '405.7.1',
      title: 'Ground of the landing at the foot',
      measure: 'foot-landing-fall',
      atLeast: 48,
      onGround: true,
    },
    {
      section: '405.7.2',
      title: 'Landing width beyond the ramp’s',
      measure: 'landing-width-spare',
      atLeast: 0,
    },
    { section: '405.7.3', title: 'Landing length', measure: 'landing-depth', atLeast: 60 },
    { section: '405.7.4', title: 'Landing at a turn', measure: 'turn-landing', atLeast: 60 },
    {
      section: '405.8',
      title: 'Rise without handrails on both sides',
      measure: 'rise-without-rails',
      atMost: 6,
    },
    {
      section: '405.9',
      title: 'Edge protection',
      look: 'Look along every edge of ramps and landings: a curb or barrier stops a 4" ball at the surface.',
      of: 'ramps',
    },
    { section: '504.2', title: 'Highest riser', measure: 'riser-height', atMost: 7 },
    { section: '504.2', title: 'Lowest riser', measure: 'riser-height', atLeast: 4 },
    { section: '504.2', title: 'Tread depth', measure: 'tread-depth', atLeast: 11 },
    {
      section: '505.2',
      title: 'Risers without handrails on both sides',
      measure: 'risers-without-rails',
      atMost: 0,
    },
    {
      section: '505.3',
      title: 'Handrail continuity',
      look: 'Verify that every handrail is continuous along its ramp or stair, and the inside rail around every turn.',
      of: 'ramps or stairs',
    },
    {
      section: '505.4',
      title: 'Handrail height',
      look: 'Measure the top rail after assembly: 34" to 38" above the surface.',
      of: 'ramps or stairs',
    },
    {
      section: '505.7',
      title: 'Handrail grip size',
      look: 'Verify the grip: a round rail of 1 1/4" to 2", or a shape of 4" to 6 1/4" around.',
      of: 'ramps or stairs',
    },
    { section: '505.10.1', title: 'Handrail extension at ramp ends', measure: 'rail-extension', atLeast: 12 },
    {
      section: '505.10.2',
      title: 'Handrail extension at the top of a stair',
      measure: 'stair-rail-extension',
      atLeast: 12,
    },
    {
      section: '505.10.3',
      title: 'Handrail extension at the bottom of a stair',
      look: 'Verify that the rail slopes on for one tread depth beyond the last nosing.',
      of: 'stairs',
    },
  ],
}
