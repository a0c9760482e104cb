import type { DrawingFormat } from '@ramp/cad'
import type { ReactNode } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { DrawingFileFields } from './drawing-file-fields.tsx'
import { DrawingFilePreview } from './drawing-file-preview.tsx'
import { NothingDrawn } from './nothing-drawn.tsx'
import classes from './papers-dialog.module.css'

type DrawingFileProps = { readonly format: DrawingFormat; readonly children: ReactNode }

/** The drawing as a file for other programs. */
export function DrawingFile({ format, children }: DrawingFileProps) {
  const analysis = useAnalysis()
  const isDrawn = analysis.placement.parts.some(({ isSystem }) => isSystem)
  return (
    <div className={classes.papers}>
      <div className={classes.choices}>
        {children}
        <div className={classes.fields}>
          {isDrawn && <DrawingFileFields format={format} analysis={analysis} />}
        </div>
      </div>
      {isDrawn ? <DrawingFilePreview format={format} analysis={analysis} /> : <NothingDrawn />}
    </div>
  )
}
