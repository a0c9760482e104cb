import type { Standpoint } from './standpoint.ts'

/** What people call a standpoint, wherever it is chosen. */
export const STANDPOINT_NAMES: Readonly<Record<Standpoint, string>> = {
  whole: 'Whole system',
  seated: 'From the door, seated (43")',
  standing: 'From the door, standing (60")',
  kerb: 'From the curb',
}

/** How the view is told to somebody who works it by keys. */
export const VIEW_WORDS =
  'The system in 3D. Arrow keys turn the view, plus and minus zoom, 1 to 4 change the viewpoint.'
