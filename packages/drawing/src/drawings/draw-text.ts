import { frameOf, type TextDrawing } from '@ramp/domain'
import type { Marks } from '../mark.ts'
import { path } from '../shapes.ts'
import { drawWords } from './draw-words.ts'
import { frameData } from './frame-data.ts'
import { styleFill, styleStroke } from './style-stroke.ts'

/** Words on their background. */
export function drawText(drawing: TextDrawing): Marks {
  const [fill, stroke] = [styleFill(drawing.style), styleStroke(drawing.style)]
  const background = fill || stroke ? [path(frameData(frameOf(drawing)), { fill, stroke })] : []
  return [...background, ...drawWords(drawing.text, drawing.lettering)]
}
