import { type Look, type Model, openView3d, type View3d } from '@ramp/view3d'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type ViewWanted = {
  /** Null while it is on its way. */
  readonly model: Model | null
  readonly chosen: readonly string[]
  readonly onChoose: (part: string | null) => void
  readonly onLook: (look: Look) => void
}

/** The view within an element, with what is chosen; `none` where the browser has no WebGL. */
export function useView3d(
  host: RefObject<HTMLElement | null>,
  { model, chosen, onChoose, onLook }: ViewWanted,
): View3d | 'none' | null {
  const [view, setView] = useState<View3d | 'none' | null>(null)
  const lookedFrom = useEffectEvent(onLook)
  const choose = useEffectEvent(onChoose)
  const open = useEffectEvent((within: HTMLElement) =>
    openView3d(within, { onLook: lookedFrom, onChoose: choose }),
  )
  useEffect(() => {
    if (!host.current) return
    const opened = open(host.current)
    setView(opened ?? 'none')
    return () => opened?.close()
  }, [host])
  useEffect(() => {
    if (model && view && view !== 'none') view.show(model)
  }, [view, model])
  useEffect(() => {
    if (view && view !== 'none') view.choose(chosen)
  }, [view, chosen])
  return view
}
