import { Button, Tooltip } from '@mantine/core'
import { fitView, ZOOM, zoomIn, zoomOut } from '@ramp/editor'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import classes from './tool-bar.module.css'

/** Zoom out, the percentage that fits the canvas, zoom in (spec 1 §2, tools bar). */
export function ZoomButtons() {
  const editor = useEditor()
  const zoom = useEditorState(({ camera }) => camera.zoom)
  return (
    <>
      <IconButton
        name="Zoom out"
        shortcut="Alt+wheel"
        icon={<IconMinus size={16} stroke={1.5} />}
        disabled={zoom <= ZOOM.min}
        onClick={() => zoomOut(editor)}
      />
      <Tooltip label="Fit the canvas">
        <Button
          variant="default"
          className={classes.percent}
          aria-label={`Zoom ${Math.round(zoom * 100)} percent. Fit the canvas`}
          onClick={() => fitView(editor)}
        >
          {Math.round(zoom * 100)}%
        </Button>
      </Tooltip>
      <IconButton
        name="Zoom in"
        shortcut="Alt+wheel"
        icon={<IconPlus size={16} stroke={1.5} />}
        disabled={zoom >= ZOOM.max}
        onClick={() => zoomIn(editor)}
      />
    </>
  )
}

/** Shows the whole system. */
export function FitSystem() {
  const editor = useEditor()
  return (
    <IconButton
      name="Fit the system"
      shortcut="F"
      icon={<IconFocusCentered size={16} stroke={1.5} />}
      onClick={() => fitView(editor, 'parts')}
    />
  )
}
