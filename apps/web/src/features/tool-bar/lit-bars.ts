import { PROGRESS } from '@ramp/domain'

/** The colours of the specification's names; dark enough to be told apart on white. */
const COLORS: Readonly<Record<(typeof PROGRESS)[number]['color'], string>> = {
  grey: '#e1e6ee',
  red: '#d64545',
  orange: '#e8842a',
  yellow: '#e0b400',
  olive: '#7f9a1f',
  green: '#1f9a4b',
  teal: '#12a594',
}

/** How many of the bars are lit after some completed steps, and in which colour: the percent of spec 3 §4.1. */
export function litBars(done: number, of: number): { readonly lit: number; readonly color: string } {
  const { percent, color } = PROGRESS[Math.min(done, PROGRESS.length - 1)] ?? PROGRESS[0]
  return { lit: Math.round((percent * of) / 100), color: COLORS[color] }
}
