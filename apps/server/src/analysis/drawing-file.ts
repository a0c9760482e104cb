import { drawingFiles, viewNames } from '@ramp/cad'
import type { Analysis } from '@ramp/domain'
import { fitBox, svgDocument } from '@ramp/drafting'
import { drawLayout, pictureBox } from '@ramp/drawing'
import { AppError } from '../http/app-error.ts'
import type { Drawn, Task } from './task.ts'

/** One file of a drawing; refused where nothing is drawn, or where a view is asked for that is not there. */
export function drawingFile(
  analysis: Analysis,
  { format, view, reader }: Pick<Extract<Task, { kind: 'drawing-file' }>, 'format' | 'view' | 'reader'>,
): Drawn {
  if (!analysis.placement.parts.some(({ isSystem }) => isSystem))
    throw new AppError('layout.empty', 'No ramp is drawn. Draw the ramp and save it, then try again.')
  const file = drawingFiles(analysis, format, analysis.layout.project.name.trim(), reader)[view]
  if (!file)
    throw new AppError(
      'input.invalid',
      format === 'svg'
        ? `Correct view: the drawing has ${viewNames(analysis).length} views, counted from 0.`
        : `Correct view: a ${format} file has all views, so leave it out.`,
    )
  const { after, content } = file
  return { after, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }
}

/** Pixels, as the designer's own preview. */
const PICTURE = { size: 300, margin: 10 } as const
const EMPTY = { min: { x: 0, y: 0 }, max: { x: PICTURE.size, y: PICTURE.size } } as const

/** The plan as a small picture, as the designer shows it in its preview. */
export function drawingPicture(analysis: Analysis): string {
  const { size, margin } = PICTURE
  const frame = { left: 0, top: 0, width: size, height: size }
  const view = fitBox(pictureBox(analysis) ?? EMPTY, frame, { x: margin, y: margin })
  return svgDocument(drawLayout(analysis, { hasHeights: false }), view, size, size)
}
