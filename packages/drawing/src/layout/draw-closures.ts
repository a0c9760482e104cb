import type { ChosenClosure } from '@ramp/domain'
import { type GroupMark, group, inchLine, lineData, type Marks, PALETTE, path } from '@ramp/drafting'

/** Thickness of a closure on the drawing, inches. */
const THICKNESS = 3

/** Closures as thick lines over their gaps; one switched off is dashed, a custom one orange (spec 3 §9). */
export const drawClosures = (closures: readonly ChosenClosure[], selected: string | null = null): Marks =>
  closures.map((closure) => drawClosure(closure, closure.id === selected))

function drawClosure({ id, lines, isActive, isSwitchable }: ChosenClosure, isSelected: boolean): GroupMark {
  const color = colorOf(isSwitchable, isSelected)
  const dash = isActive ? undefined : [3, 3]
  return group(
    lines.map((line) =>
      path(lineData(line), { stroke: inchLine(color, isSelected ? THICKNESS + 1 : THICKNESS, dash) }),
    ),
    {
      id,
      ...(!isActive && { opacity: 0.55 }),
    },
  )
}

const colorOf = (isSwitchable: boolean, isSelected: boolean): string => {
  if (!isSwitchable) return PALETTE.closureCustom
  return isSelected ? PALETTE.closureSelected : PALETTE.closure
}
