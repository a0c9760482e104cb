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
    const within = host.current
    if (!within) return
    let opened: View3d | null = null
    let isClosed = false
    const cancel = afterPaint(async () => {
      opened = await open(within)
      if (isClosed) opened?.close()
      else setView(opened ?? 'none')
    })
    return () => {
      isClosed = true
      cancel()
      opened?.close()
    }
  }, [host])
  useEffect(() => {
    if (model && view && view !== 'none') view.show(model)
  }, [view, model])
  useEffect(() => {
    if (view && view !== 'none') view.choose(chosen)
  }, [view, chosen])
  return view
}

/** Does it once the frame around is seen: whoever asked for the view sees at once that it comes. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
