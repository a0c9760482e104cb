import { frameOf, type TextDrawing } from '@ramp/domain'
import { type Marks, path } from '@ramp/drafting'
import { drawWords } from './style/draw-words.ts'
import { frameData } from './style/frame-data.ts'
import { styleFill, styleStroke } from './style/style-stroke.ts'

/** Words on their background. */
export function drawText(drawing: TextDrawing): Marks {
  const [fill, stroke] = [styleFill(drawing.style), styleStroke(drawing.style)]
  const background = fill || stroke ? [path(frameData(frameOf(drawing)), { fill, stroke })] : []
  return [...background, ...drawWords(drawing.text, drawing.lettering)]
}
