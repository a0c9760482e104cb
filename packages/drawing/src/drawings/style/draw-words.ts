import { type Lettering, type Point, textBlock } from '@ramp/domain'
import { inchLine, type Marks, path, text } from '@ramp/drafting'

/** From the middle of a line of letters down to where they stand, as a part of their size. */
const BASELINE = 0.34
/** Where a line runs under or through letters, measured from where they stand. */
const DECORATIONS = { none: null, underline: 0.12, 'line-through': -0.28 } as const

/** Words set about a point, line by line. */
export function drawWords(words: string, lettering: Lettering, middle: Point = { x: 0, y: 0 }): Marks {
  const { lines, height, lineHeight } = textBlock(words, lettering)
  const { font, fontSize, fontColor, fontWeight, textDecoration } = lettering
  const line = DECORATIONS[textDecoration]
  return lines.flatMap((one, index) => {
    const y = middle.y - height / 2 + (index + 0.5) * lineHeight + fontSize * BASELINE
    if (one.trim() === '') return []
    const half = textBlock(one, lettering).width / 2
    const at = { x: middle.x, y }
    const under = line === null ? null : y + line * fontSize
    return [
      text(one, at, fontSize, { color: fontColor, weight: fontWeight === 'bold' ? 'bold' : 'regular', font }),
      ...(under === null
        ? []
        : [
            path(`M${middle.x - half} ${under}H${middle.x + half}`, {
              stroke: inchLine(fontColor, fontSize / 16),
            }),
          ]),
    ]
  })
}
