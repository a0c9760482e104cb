export type Greeting = {
  readonly text: string
  /** Stars show before 11 and from 18, the sun from 11 (spec 2 §9). */
  readonly scene: 'night' | 'dawn' | 'day' | 'evening'
}

type Band = { readonly from: number; readonly greeting: Greeting }

/** Greeting by hour, latest band first (spec 2 §9). */
const BANDS: readonly Band[] = [
  { from: 18, greeting: { text: 'Good Evening', scene: 'night' } },
  { from: 15, greeting: { text: 'Good Evening', scene: 'evening' } },
  { from: 11, greeting: { text: 'Good Afternoon', scene: 'day' } },
  { from: 3, greeting: { text: 'Good Morning', scene: 'dawn' } },
]
const OTHERWISE: Greeting = { text: 'Welcome Back', scene: 'night' }

export const greetingAt = (hour: number): Greeting =>
  BANDS.find(({ from }) => hour >= from)?.greeting ?? OTHERWISE

/** One of these stands below the greeting. */
export const ENCOURAGEMENTS = [
  'Every inch you draw brings the front door closer.',
  'A good ramp starts with a good drawing.',
  'Let us find the shortest route from the door to the ground.',
  'One platform at a time, and the rest follows.',
  'Someone will come home over what you draw today.',
  'Measure once, draw it, and leave the parts list to us.',
  'Steady slopes, square corners, happy customers.',
] as const

/** The line of one visit; `chance` is between 0 and 1. */
export const encouragementFor = (chance: number): string =>
  ENCOURAGEMENTS[Math.min(ENCOURAGEMENTS.length - 1, Math.floor(chance * ENCOURAGEMENTS.length))] ??
  ENCOURAGEMENTS[0]
