import { select } from '@ramp/editor'
import { type Look, type Model, openView3d, type View3d } from '@ramp/view3d'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'

/** The view within an element, with the selection of the canvas; `none` where the browser has no WebGL. */
export function useView3d(
  host: RefObject<HTMLElement | null>,
  model: Model,
  onLook: (look: Look) => void,
): View3d | 'none' | null {
  const editor = useEditor()
  const selection = useEditorState((state) => state.selection)
  const [view, setView] = useState<View3d | 'none' | null>(null)
  const lookedFrom = useEffectEvent(onLook)
  const open = useEffectEvent((within: HTMLElement) =>
    openView3d(within, {
      onLook: lookedFrom,
      onChoose: (part) => {
        select(editor, part === null ? [] : [part])
        if (part !== null) bringIntoView(editor, part)
      },
    }),
  )
  useEffect(() => {
    if (!host.current) return
    const opened = open(host.current)
    setView(opened ?? 'none')
    return () => opened?.close()
  }, [host])
  useEffect(() => {
    if (view && view !== 'none') view.show(model)
  }, [view, model])
  useEffect(() => {
    if (view && view !== 'none') view.choose(selection)
  }, [view, selection])
  return view
}
