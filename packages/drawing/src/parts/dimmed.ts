import { type GroupMark, group, type Mark, PALETTE, type Stroke } from '@ramp/drafting'

/** Half opacity of the background (spec 1 §4, mode change). */
export const DIMMED = 0.5

/** What a part is known by: drawn in ink, half of it still has 3 to 1 on the sheet (WCAG 1.4.11). */
const EDGES: ReadonlySet<string> = new Set([PALETTE.outline, PALETTE.rail, PALETTE.padOutline])

/** A part as background of the steps: at half opacity, its edges as dark as that needs. */
export const dimmedBody = (marks: readonly Mark[]): GroupMark =>
  group(marks.map(withDarkEdges), { opacity: DIMMED })

function withDarkEdges(mark: Mark): Mark {
  if (mark.kind === 'group') return { ...mark, children: mark.children.map(withDarkEdges) }
  if (mark.kind !== 'path') return mark
  return { ...mark, fill: darkOf(mark.fill), stroke: mark.stroke && darkStroke(mark.stroke) }
}

const darkStroke = (stroke: Stroke): Stroke => ({ ...stroke, color: darkOf(stroke.color) })

function darkOf<Color extends string | undefined>(color: Color): Color | string {
  return color !== undefined && EDGES.has(color) ? PALETTE.ink : color
}
