import { Button } from '@mantine/core'
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
import { progressWords } from '../words/progress-words.ts'
import classes from '../words/site.module.css'

type OutlineButtonsProps = {
  /** `house`, `lot` */
  readonly name: string
  /** Before its buttons; left out, the name. */
  readonly title?: string
  readonly of: OutlineUse
  /** Opens the fields for a rectangle in one step. */
  readonly onSizes?: () => void
  /** Opens the same fields; the sides of what is added are corrected then. */
  readonly onSides?: () => void
  readonly isThere?: boolean
}

/** Draws an outline or a line corner by corner, or opens the fields for a rectangle, whose sides can be corrected. */
export function OutlineButtons({ name, title, of, onSizes, onSides, isThere = false }: OutlineButtonsProps) {
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
          aria-label={isThere ? `Draw again: ${name}` : `Draw ${name}`}
          onClick={() => takeSiteTool(editor, { kind: 'outline', of })}
        >
          {isThere ? 'Draw again' : 'Draw'}
        </Button>
        {onSizes && (
          <Button variant="default" px={8} aria-label={`Type sizes of the ${name}`} onClick={onSizes}>
            Sizes
          </Button>
        )}
        {onSides && (
          <Button variant="default" px={8} aria-label={`Type sides of the ${name}`} onClick={onSides}>
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
    <div ref={intoView} className={classes.drawing}>
      <p role="status">{progressWords(name, corners, of)}</p>
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

/** What to do next is seen, wherever it was begun. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

const isSame = (a: OutlineUse, b: OutlineUse): boolean =>
  a.kind === b.kind &&
  !(a.kind === 'surface' && b.kind === 'surface' && a.surface !== b.surface) &&
  !(a.kind === 'line' && b.kind === 'line' && a.thing !== b.thing)
