/** Colors of the designer's screens that neither Mantine's theme nor `base.css` has: pictures, swatches, progress. */

/** The names of the specification (spec 1 §9), dark enough to be told apart on white. */
export const PROGRESS_COLORS = {
  grey: '#e1e6ee',
  red: '#d64545',
  orange: '#e8842a',
  yellow: '#e0b400',
  olive: '#7f9a1f',
  green: '#1f9a4b',
  teal: '#12a594',
} as const

/** Colors that drawings of a site ask for most. */
export const SWATCHES = [
  '#000000',
  '#1b2430',
  '#647082',
  '#c3cad4',
  '#ffffff',
  '#c23434',
  '#e07b2a',
  '#f2c230',
  '#2f8f4e',
  '#1b8fb8',
  '#4c5bd4',
  '#8a5a34',
] as const

/** A first custom callout: a note that no other callout could be taken for. */
export const NOTE_COLORS = { fill: '#fff3c4', line: '#8a6d1f' } as const

/** Small pictures of a ramp and a house. */
export const PICTURE_COLORS = {
  ground: '#cbd3de',
  ramp: '#e9eef6',
  outline: '#52627a',
  rail: '#34435a',
  /** Dark lines would be lost before a dark sky. */
  railAtNight: '#eef1f8',
  lawn: '#f4f1ec',
  wall: '#fbfaf7',
  wallLine: '#b9ac98',
  door: '#8a5a2b',
  sun: '#fff3c4',
  star: '#ffffff',
} as const

/** From the top of the sky to its foot. */
export const SKIES = {
  night: ['#1e2a4a', '#3d4a86'],
  dawn: ['#46508f', '#f3b89b'],
  day: ['#cfe3fb', '#f4f8ff'],
  evening: ['#f0c9a0', '#e78f7d'],
} as const
