import { removeObjects, setDrawingText, textBlock, type WordedDrawing } from '@ramp/domain'
import { type Editor, scaleOf, toScreen, undo } from '@ramp/editor'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import classes from './text-field.module.css'

type TextFieldProps = { readonly drawing: WordedDrawing; readonly onDone: () => void }

/** Letters are never smaller than this while they are written, pixels. */
const SMALLEST = 12
/** Room around the words while they are written, pixels. */
const PADDING = 6

/** Words that say nothing could not be seen, nor found again; a shape or a callout is there without words. */
const isLeftEmpty = ({ kind }: WordedDrawing, text: string): boolean => kind === 'text' && text.trim() === ''

/** Whether the last edit put the text down, in the words every text begins with. */
const isJustAdded = ({ state: { history } }: Editor, { kind, id }: WordedDrawing): boolean =>
  kind === 'text' &&
  history.now.kind === 'added' &&
  history.past.at(-1)?.layout.drawings.every((one) => one.id !== id) === true

/**
 * A field over the canvas, where the words stand. Leaving it keeps the words, by Escape too, unless none were written yet;
 * undo brings the old ones back.
 */
export function TextField({ drawing, onDone }: TextFieldProps) {
  const editor = useEditor()
  const camera = useEditorState((state) => state.camera)
  const [text, setText] = useState(drawing.text)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  const keep = () => {
    if (isLeftEmpty(drawing, text)) editor.run('Delete', 'removed', removeObjects([drawing.id]))
    else if (text !== drawing.text) editor.run('Edit text', 'propChange', setDrawingText(drawing.id, text))
    onDone()
  }
  /** Nothing was said: it is as if the text had never been put down. */
  const takeBack = () => {
    onDone()
    undo(editor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape' && isJustAdded(editor, drawing) && text === drawing.text) takeBack()
    else if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) keep()
  }
  const { left, top } = toScreen(camera, drawing.at)
  const { lettering } = drawing
  const scale = Math.max(scaleOf(camera), SMALLEST / lettering.fontSize)
  const { width, height } = textBlock(text, lettering)
  return (
    <textarea
      ref={field}
      aria-label="Words on the canvas"
      className={classes.field}
      value={text}
      spellCheck={false}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
      style={{
        left,
        top,
        width: width * scale + lettering.fontSize * scale + 2 * PADDING,
        height: height * scale + 2 * PADDING,
        padding: PADDING,
        fontFamily: lettering.font,
        fontSize: lettering.fontSize * scale,
        fontWeight: lettering.fontWeight,
        color: lettering.fontColor,
        transform: `translate(-50%, -50%) rotate(${drawing.rotation}deg)`,
      }}
    />
  )
}
