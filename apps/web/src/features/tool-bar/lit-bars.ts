import { PROGRESS } from '@ramp/domain'
import { PROGRESS_COLORS } from '../../ui/theme-colors.ts'

/** How many of the bars are lit after some completed steps, and in which color: the percent of spec 3 §4.1. */
export function litBars(done: number, of: number): { readonly lit: number; readonly color: string } {
  const { percent, color } = PROGRESS[Math.min(done, PROGRESS.length - 1)] ?? PROGRESS[0]
  return { lit: Math.round((percent * of) / 100), color: PROGRESS_COLORS[color] }
}
