import { Button } from '@mantine/core'
import type { Point } from '@ramp/domain'
import { endOutline, type OutlineUse, siteCornersOf, siteUseOf, takeSiteTool, visibleBox } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import classes from './words/site.module.css'

type OutlineButtonsProps = {
  /** `house`, `lot` */
  readonly name: string
  readonly of: OutlineUse
  /** Takes a rectangle to begin with, whose lengths and angles are typed then; left out, it can only be drawn. */
  readonly onType?: (outline: readonly Point[]) => void
  readonly isThere?: boolean
}

/** Draws an outline corner by corner, or begins with a rectangle whose lengths are typed. */
export function OutlineButtons({ name, of, onType, isThere = false }: OutlineButtonsProps) {
  const editor = useEditor()
  const use = useEditorState(siteUseOf)
  const corners = useEditorState((state) => siteCornersOf(state).length)
  const isDrawing = use?.kind === 'outline' && isSame(use.of, of)
  if (isDrawing)
    return (
      <div className={classes.drawing}>
        <p role="status">
          {corners === 0
            ? `Tap the corners of the ${name}.`
            : `${corners} corners. Tap the first one to close.`}
        </p>
        <div className={classes.row}>
          <Button disabled={corners < 3} onClick={() => endOutline(editor)}>
            Done
          </Button>
          <Button variant="default" onClick={() => takeSiteTool(editor, null)}>
            Cancel
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => takeSiteTool(editor, { kind: 'outline', of })}>
        {isThere ? `Draw ${name} again` : `Draw ${name}`}
      </Button>
      {onType && (
        <Button variant="default" onClick={() => onType(inView())}>
          Type lengths
        </Button>
      )}
    </div>
  )

  /** A rectangle of whole feet in the middle of what is seen. */
  function inView(): readonly Point[] {
    const { camera, viewSize } = editor.state
    const { min, max } = visibleBox(camera, viewSize)
    const [width, length] = [max.x - min.x, max.y - min.y].map((size) =>
      Math.max(120, Math.floor(size / 24) * 12),
    )
    const [left, top] = [(min.x + max.x - (width ?? 0)) / 2, (min.y + max.y - (length ?? 0)) / 2].map(
      Math.round,
    )
    const at = (x: number, y: number): Point => ({ x: (left ?? 0) + x, y: (top ?? 0) + y })
    return [at(0, 0), at(width ?? 0, 0), at(width ?? 0, length ?? 0), at(0, length ?? 0)]
  }
}

const isSame = (a: OutlineUse, b: OutlineUse): boolean =>
  a.kind === b.kind && !(a.kind === 'surface' && b.kind === 'surface' && a.surface !== b.surface)
