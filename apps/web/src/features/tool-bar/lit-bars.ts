import { PROGRESS, type Tone } from '@ramp/domain'
import { PROGRESS_COLORS } from '../../ui/theme-colors.ts'

/**
 * How many of the bars are lit after some completed steps, and in which color: the percent and the color of spec 3 §4.1. They
 * are not green while the verdict on the system is worse than that.
 */
export function litBars(
  done: number,
  of: number,
  verdict: Tone = 'good',
): { readonly lit: number; readonly color: string } {
  const { percent, color } = PROGRESS[Math.min(done, PROGRESS.length - 1)] ?? PROGRESS[0]
  const shown = GREENS.includes(color) ? (IN_PLACE_OF_GREEN[verdict] ?? color) : color
  return { lit: Math.round((percent * of) / 100), color: PROGRESS_COLORS[shown] }
}

type Color = keyof typeof PROGRESS_COLORS

const GREENS: readonly Color[] = ['olive', 'green', 'teal']
const IN_PLACE_OF_GREEN: Readonly<Partial<Record<Tone, Color>>> = { bad: 'red', look: 'orange' }
