import { Button } from '@mantine/core'
import { addSurface, rectangleAround, type SurfaceKind } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'
import { SURFACE_WORDS } from '../words/site-words.ts'
import { middleInView } from './in-view.ts'

type SurfaceBySizesProps = {
  readonly kind: SurfaceKind
  readonly onDone: (isAdded: boolean) => void
}

/** A rectangular surface in the middle of what is seen: its width and depth. */
export function SurfaceBySizes({ kind, onDone }: SurfaceBySizesProps) {
  const editor = useEditor()
  const [width, setWidth] = useState<number | null>(null)
  const [depth, setDepth] = useState<number | null>(null)
  return (
    <div className={classes.drawing}>
      <DistanceRow id="surface-width" label="Surface width" range={SIZES} value={width} onCommit={setWidth} />
      <DistanceRow id="surface-depth" label="Surface depth" range={SIZES} value={depth} onCommit={setDepth} />
      <div className={classes.row}>
        <Button disabled={width === null || depth === null} onClick={add}>
          Add {SURFACE_WORDS[kind].toLowerCase()}
        </Button>
        <Button variant="default" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </div>
    </div>
  )

  function add() {
    if (width === null || depth === null) return
    const outline = rectangleAround(middleInView(editor), { width, depth })
    editor.run('Add surface', 'propChange', addSurface({ kind, outline }))
    onDone(true)
  }
}
