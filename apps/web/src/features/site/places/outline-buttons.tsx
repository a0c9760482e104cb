import { Button } from '@mantine/core'
import type { Point } from '@ramp/domain'
import {
  endOutline,
  isLineUse,
  type OutlineUse,
  removeLastCorner,
  siteCornersOf,
  siteFaultOf,
  siteUseOf,
  takeSiteTool,
} from '@ramp/editor'
import { capital } from '../../../lib/names/capital.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { DRAWN_FAULTS } from '../words/measure-words.ts'
import classes from '../words/site.module.css'
import { rectangleInView } from './in-view.ts'

type OutlineButtonsProps = {
  /** `house`, `lot` */
  readonly name: string
  /** Before its buttons; left out, the name. */
  readonly title?: string
  readonly of: OutlineUse
  /** Opens the fields for a rectangle in one step. */
  readonly onSizes?: () => void
  /** Takes a rectangle to begin with, whose lengths and angles are typed then; left out, it can only be drawn. */
  readonly onType?: (outline: readonly Point[]) => void
  readonly isThere?: boolean
}

/** Draws an outline or a line corner by corner, or begins with a rectangle whose sides are typed. */
export function OutlineButtons({ name, title, of, onSizes, onType, isThere = false }: OutlineButtonsProps) {
  const editor = useEditor()
  const use = useEditorState(siteUseOf)
  if (use?.kind === 'outline' && isSame(use.of, of)) return <Drawing name={name} of={of} />
  return (
    <div className={classes.ways}>
      <span>{title ?? capital(name)}</span>
      <div>
        <Button
          variant="default"
          px={8}
          aria-label={isThere ? `Draw ${name} again` : `Draw ${name}`}
          onClick={() => takeSiteTool(editor, { kind: 'outline', of })}
        >
          {isThere ? 'Draw again' : 'Draw'}
        </Button>
        {onSizes && (
          <Button variant="default" px={8} aria-label={`Type sizes of the ${name}`} onClick={onSizes}>
            Sizes
          </Button>
        )}
        {onType && (
          <Button
            variant="default"
            px={8}
            aria-label={`Type sides of the ${name}`}
            onClick={() => onType(rectangleInView(editor))}
          >
            Sides
          </Button>
        )}
      </div>
    </div>
  )
}

/** What is drawn: how many corners there are, what is wrong with them, and what may be done. */
export function Drawing({ name, of }: Pick<OutlineButtonsProps, 'name' | 'of'>) {
  const editor = useEditor()
  const corners = useEditorState((state) => siteCornersOf(state).length)
  const fault = useEditorState(siteFaultOf)
  const isLine = isLineUse(of)
  return (
    <div className={classes.drawing}>
      <p role="status">{progress(name, corners, of)}</p>
      {fault && (
        <p className={classes.problem} role="alert">
          {DRAWN_FAULTS[fault]}
        </p>
      )}
      <div className={classes.row}>
        {of.kind !== 'destination-edge' && (
          <Button disabled={fault !== null || corners < (isLine ? 2 : 3)} onClick={() => endOutline(editor)}>
            Done
          </Button>
        )}
        {corners > 0 && (
          <Button variant="default" onClick={() => removeLastCorner(editor)}>
            {isLine ? 'Remove last point' : 'Remove last corner'}
          </Button>
        )}
        <Button variant="default" onClick={() => takeSiteTool(editor, null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function progress(name: string, corners: number, of: OutlineUse): string {
  if (of.kind === 'destination-edge')
    return corners === 0 ? `Tap one end of the ${name}.` : 'Tap the other end.'
  if (isLineUse(of))
    return corners === 0
      ? `Tap the points of the ${name}, from end to end.`
      : `${corners} ${corners === 1 ? 'point' : 'points'}. Tap the last one again to end it.`
  if (of.kind === 'porch' && corners === 0) return 'Draw the porch: tap its corners.'
  return corners === 0
    ? `Tap the corners of the ${name}.`
    : `${corners} ${corners === 1 ? 'corner' : 'corners'}. Tap the first one to close.`
}

const isSame = (a: OutlineUse, b: OutlineUse): boolean =>
  a.kind === b.kind &&
  !(a.kind === 'surface' && b.kind === 'surface' && a.surface !== b.surface) &&
  !(a.kind === 'line' && b.kind === 'line' && a.thing !== b.thing)
