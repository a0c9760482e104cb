import { type Marks, paintSvg, type View } from '@ramp/drafting'

type MarksPictureProps = {
  readonly marks: Marks
  readonly view: View
  readonly width: number
  readonly height: number
  /** What the picture shows; without it the picture only decorates what is said beside it. */
  readonly label?: string
}

/** Marks as a picture in the page: the same marks as on the canvas, painted as SVG. */
export const MarksPicture = ({ marks, view, width, height, label }: MarksPictureProps) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: paintSvg makes the markup and escapes every text in it
    dangerouslySetInnerHTML={{ __html: paintSvg(marks, view) }}
  />
)
