import { drawingFiles, viewNames } from '@ramp/cad'
import type { Analysis } from '@ramp/domain'
import { AppError } from '../http/app-error.ts'
import type { Drawn, Task } from './task.ts'

/** One file of a drawing; refused where nothing is drawn, or where a view is asked for that is not there. */
export function drawingFile(
  analysis: Analysis,
  { format, view, reader }: Pick<Extract<Task, { kind: 'drawing-file' }>, 'format' | 'view' | 'reader'>,
): Drawn {
  if (!analysis.placement.parts.some(({ isSystem }) => isSystem))
    throw new AppError('layout.empty', 'The drawing is empty. Draw the ramp and save it, then try again.')
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
