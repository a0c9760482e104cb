import { borderOf, type Callout, type Drawing } from '@ramp/domain'

type OwnCallout = Partial<Pick<Callout, 'style' | 'lettering' | 'border' | 'pointer'>>

/**
 * How a custom callout begins: in the colours, line, letters and pointer of the last callout on the drawing, so that a look
 * of one's own is chosen once. The specification names the kind and not its look (spec 1 §2, spec 2 §6).
 */
export function ownCallout(drawings: readonly Drawing[]): OwnCallout {
  const last = drawings.findLast((drawing) => drawing.kind === 'callout')
  if (!last) return {}
  const { style, lettering, border, pointer } = last
  return { style, lettering, border: { ...border, stroke: borderOf(last).width }, pointer }
}
