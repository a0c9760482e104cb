import type { CodeTable } from './code-rule.ts'

/** International Building Code 2021, sections 1011, 1012, 1014 and 1015 (domain 4.3). */
export const IBC_2021: CodeTable = {
  family: 'IBC',
  edition: '2021',
  rules: [
    {
      section: '1011.2',
      title: 'Stair width',
      measure: 'stair-width',
      atLeast: 44,
      exception: { limit: 36, only: 'for an occupant load below 50' },
    },
    { section: '1011.5.2', title: 'Highest riser', measure: 'riser-height', atMost: 7 },
    { section: '1011.5.2', title: 'Lowest riser', measure: 'riser-height', atLeast: 4 },
    { section: '1011.5.2', title: 'Tread depth', measure: 'tread-depth', atLeast: 11 },
    {
      section: '1011.11',
      title: 'Risers without handrails on both sides',
      measure: 'risers-without-rails',
      atMost: 0,
    },
    {
      section: '1012.2',
      title: 'Running slope',
      measure: 'run-number',
      atLeast: 12,
      exception: { limit: 8, only: 'where the ramp is no means of egress' },
    },
    {
      section: '1012.3',
      title: 'Cross slope',
      look: 'Set the legs so that no surface slopes sideways by more than 1:48.',
      of: 'ramps',
    },
    { section: '1012.4', title: 'Rise between landings', measure: 'rise-between-landings', atMost: 30 },
    {
      section: '1012.5.1',
      title: 'Ramp width, as that of a corridor',
      measure: 'ramp-width',
      atLeast: 44,
      exception: { limit: 36, only: 'for an occupant load below 50' },
    },
    { section: '1012.5.1', title: 'Clear width between handrails', measure: 'ramp-width', atLeast: 36 },
    {
      section: '1012.6.2',
      title: 'Landing width beyond the ramp’s',
      measure: 'landing-width-spare',
      atLeast: 0,
    },
    { section: '1012.6.3', title: 'Landing length', measure: 'landing-depth', atLeast: 60 },
    {
      section: '1012.6.4',
      title: 'Landing at a turn',
      measure: 'turn-landing',
      atLeast: 60,
      exception: { limit: 36, only: 'inside a dwelling unit' },
    },
    {
      section: '1012.8',
      title: 'Rise without handrails on both sides',
      measure: 'rise-without-rails',
      atMost: 6,
    },
    {
      section: '1012.10',
      title: 'Edge protection',
      look: 'Look along every edge of ramps and landings: a curb, rail or barrier stops a 4 in ball at the surface.',
      of: 'ramps',
    },
    {
      section: '1014.2',
      title: 'Handrail height',
      look: 'Measure the top rail after assembly: 34 to 38 in above the surface.',
      of: 'ramps or stairs',
    },
    { section: '1014.6', title: 'Handrail extension at ramp ends', measure: 'rail-extension', atLeast: 12 },
    {
      section: '1014.6',
      title: 'Handrail extension at the top of a stair',
      measure: 'stair-rail-extension',
      atLeast: 12,
    },
    {
      section: '1015.2',
      title: 'Highest surface without a guard',
      measure: 'height-without-guard',
      atMost: 30,
    },
    { section: '1015.3', title: 'Guard height', measure: 'guard-height', atLeast: 42 },
    { section: '1015.4', title: 'Opening in a guard, up to 36 in', measure: 'guard-openings', atMost: 4 },
  ],
}
