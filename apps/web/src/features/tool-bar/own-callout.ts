import { borderOf, type Callout, type Drawing, newDrawing } from '@ramp/domain'
import { NOTE_COLORS } from '../../ui/theme-colors.ts'

type OwnCallout = Partial<Pick<Callout, 'style' | 'lettering' | 'border' | 'pointer'>>

const { style, border, pointer } = newDrawing({ kind: 'callout', id: '', at: { x: 0, y: 0 } })
const NOTE: OwnCallout = {
  style: { ...style, fill: NOTE_COLORS.fill },
  border: { ...border, radius: 3 * border.radius, color: NOTE_COLORS.line },
  pointer: { ...pointer, style: 'filled', color: NOTE_COLORS.line },
}

/**
 * How a custom callout begins: in the colors, line, letters and pointer of the last custom one on the drawing, so that a
 * look of one's own is chosen once. The specification names the kind and not its look (spec 1 §2, spec 2 §6).
 */
export function ownCallout(drawings: readonly Drawing[]): OwnCallout {
  const last = drawings.findLast((drawing) => drawing.kind === 'callout' && drawing.look === 'custom')
  if (last?.kind !== 'callout') return NOTE
  const stroke = borderOf(last).width
  return {
    style: last.style,
    lettering: last.lettering,
    border: { ...last.border, stroke },
    pointer: last.pointer,
  }
}
