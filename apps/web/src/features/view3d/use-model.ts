import type { Layout } from '@ramp/domain'
import { startTransition, useEffect, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import type { Made } from './make-model.ts'
import { modelMaker } from './model-maker.ts'

/** The model that was shown last: opened again, the view is there at once. Earlier ones would stay as long as undo. */
let last: { readonly layout: Layout; readonly made: Made } | null = null

const madeOf = (layout: Layout): Made | null => (last?.layout === layout ? last.made : null)

const startWorker = () => new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' })

/** The model of the drawing as it is now, made in a worker; the one before is shown until the next is there. Null while the first is on its way. */
export function useModel(): Made | null {
  const { catalogue } = useEditor()
  const layout = useLayout()
  // The view opens first: what stands in it follows, even where it is known.
  const [made, setMade] = useState<Made | null>(null)
  const [maker, setMaker] = useState<ReturnType<typeof modelMaker> | null>(null)
  useEffect(() => {
    const own = modelMaker(catalogue, startWorker())
    setMaker(own)
    return own.end
  }, [catalogue])
  useEffect(() => {
    const show = (next: Made) => {
      last = { layout, made: next }
      startTransition(() => setMade(next))
    }
    const known = madeOf(layout)
    if (known) show(known)
    else maker?.make(layout, show)
  }, [maker, layout])
  return made
}
