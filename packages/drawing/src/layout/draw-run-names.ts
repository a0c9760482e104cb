import type { Analysis, PlacedPart } from '@ramp/domain'
import { hairline, type Marks, PALETTE, path, roundBoxData, text, textWidth } from '@ramp/drafting'

/** In pixels: names keep their size however far away the drawing is seen from. */
const SIZE = 11
const HEIGHT = 16
const PADDING = 5
/** Into the part from its upper left corner. */
const INTO = 4

/** The name of its run on every part: it tells without color what the tint of the run does. */
export function drawRunNames(
  parts: readonly PlacedPart[],
  { runOf, figures }: Pick<Analysis['runs'], 'runOf' | 'figures'>,
): Marks {
  const names = new Map(figures.map(({ id, name }) => [id, name]))
  return parts.flatMap(({ part, box }) => {
    const run = runOf.get(part.id)
    const name = run === undefined ? undefined : names.get(run)
    if (name === undefined) return []
    const width = textWidth(name, { size: SIZE, weight: 'bold' }) + 2 * PADDING
    return [
      {
        kind: 'pinned',
        id: `run-${part.id}`,
        at: box.min,
        children: [
          path(roundBoxData(INTO, INTO, width, HEIGHT, HEIGHT / 2), {
            fill: PALETTE.surface,
            stroke: hairline(PALETTE.muted, 1),
          }),
          text(name, { x: INTO + width / 2, y: INTO + HEIGHT - 4.5 }, SIZE, {
            color: PALETTE.ink,
            weight: 'bold',
          }),
        ],
      },
    ]
  })
}
