import type { Inches } from '@ramp/domain'
import { lineData } from '@ramp/drafting'

export const levelLine = (y: Inches, left: Inches, right: Inches): string =>
  lineData([
    { x: left, y },
    { x: right, y },
  ])

export const uprightLine = (x: Inches, top: Inches, bottom: Inches): string =>
  lineData([
    { x, y: top },
    { x, y: bottom },
  ])
