import { select } from '@ramp/editor'
import { ToolButton, View3dPanel } from '@ramp/shell/view3d'
import type { View3d } from '@ramp/view3d'
import { IconCamera } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { focusCanvas } from '../../keys/give-back-focus.ts'
import { saveFile } from '../../output/save-file.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { AfterPaint } from '../../ui/panel/after-paint.tsx'
import { ExportMenu } from './export-menu.tsx'
import { InWords } from './in-words.tsx'
import { previewedAnalysis } from './make-model.ts'
import { useModel } from './use-model.ts'

const NONE: readonly never[] = []

/** They are as long as the drawing is large: the view is seen before them, and they stay as they are while it waits for its model. */
const WORDS = (
  <AfterPaint>
    <InWords />
  </AfterPaint>
)

/** As the offer prints it: 6 in wide at 300 dots to the inch. */
const PICTURE = { width: 1800, height: 1200 }

/** The system in three dimensions over the plan, with the selection of the canvas and the same in words. */
export function View3dCover({ onClose }: { readonly onClose: () => void }) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useEditor()
  const made = useModel()
  const chosen = useEditorState(({ selection }) => selection)
  useFocusWithin(host)
  return (
    <View3dPanel
      host={host}
      model={made?.model ?? null}
      labels={made?.labels ?? NONE}
      chosen={chosen}
      onChoose={(part) => {
        select(editor, part === null ? [] : [part])
        if (part !== null) bringIntoView(editor, part)
      }}
      words={WORDS}
      instead="The plan and the text below show everything. For the 3D view, turn on hardware acceleration or use a different browser."
      onClose={onClose}
      tools={(view) => (
        <>
          <ToolButton
            name="Picture"
            icon={<IconCamera size={16} stroke={1.5} aria-hidden />}
            onClick={() => savePicture(view)}
          />
          <ExportMenu analysisOf={() => previewedAnalysis(editor.decided, editor.catalogue)} />
        </>
      )}
    />
  )
}

/** The focus goes to the view, and to the plan when it is closed: its keys are for what is chosen. */
function useFocusWithin(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    host.current?.focus()
    return () => focusCanvas()
  }, [host])
}

async function savePicture(view: View3d): Promise<void> {
  const picture = await view.picture(PICTURE)
  if (picture) saveFile(picture, 'layout-3d.png')
}
