import { Button } from '@mantine/core'
import type { Point } from '@ramp/domain'
import { middleOfView, pressAt, takesPoints } from '@ramp/editor'
import { IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { focusCanvas } from '../../keys/give-back-focus.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useProject } from '../../project/use-project.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import { OFFSETS } from '../../ui/fields/lengths/length-limits.ts'
import classes from './typed-point.module.css'

/** While a tool puts down points: the next one can be typed, in feet and inches, by whoever cannot or need not point. */
export function TypedPoint() {
  const isDrawing = useEditorState(takesPoints)
  const [isOpen, setOpen] = useState(false)
  if (!isDrawing && isOpen) setOpen(false)
  if (!isDrawing) return null
  if (isOpen) return <PointFields onClose={() => setOpen(false)} />
  return (
    <div className={classes.bar}>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        Type the point
      </Button>
    </div>
  )
}

function PointFields({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor()
  const { units } = useProject()
  const id = useId()
  const [place, setPlace] = useState<Point>(() => editor.state.keyCursor?.at ?? middleOfView(editor))
  // What Enter took is needed before it is shown.
  const typed = useRef(place)
  const set = (change: Partial<Point>) => {
    typed.current = { ...typed.current, ...change }
    setPlace(typed.current)
  }
  const goTo = (axis: 'x' | 'y') => document.getElementById(`${id}-${axis}`)?.focus()
  const put = () => {
    pressAt(editor, typed.current)
    if (takesPoints(editor.state)) goTo('x')
    else focusCanvas()
  }
  const leave = () => {
    onClose()
    focusCanvas()
  }
  return (
    <fieldset className={classes.bar} data-open aria-label="Type the point">
      <LengthField
        id={`${id}-x`}
        label="From the left"
        width={112}
        range={OFFSETS}
        units={units}
        value={place.x}
        isFocused
        onCommit={(x) => set({ x })}
        onEnter={() => goTo('y')}
      />
      <LengthField
        id={`${id}-y`}
        label="From the top"
        width={112}
        range={OFFSETS}
        units={units}
        value={place.y}
        onCommit={(y) => set({ y })}
        onEnter={put}
      />
      <Button onClick={put}>Put point</Button>
      <IconButton name="Close" icon={<IconX size={16} stroke={1.5} />} onClick={leave} />
    </fieldset>
  )
}
