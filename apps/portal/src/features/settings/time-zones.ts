/** Zones of the United States, as people there call them; others that were saved by a call are listed as they are. */
const ZONES = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Puerto Rico'],
] as const

/** What can be chosen; the empty one is that nothing was entered. */
export const zoneChoices = (saved: string | null) => [
  { value: '', label: 'Not entered' },
  ...ZONES.map(([value, label]) => ({ value, label })),
  ...(saved === null || ZONES.some(([zone]) => zone === saved) ? [] : [{ value: saved, label: saved }]),
]
