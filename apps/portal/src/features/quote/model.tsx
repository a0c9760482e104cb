import { Button } from '@mantine/core'
import { getQuoteModel } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import {
  openView3d,
  STANDPOINT_NAMES,
  STANDPOINTS,
  type Standpoint,
  sceneAct,
  VIEW_WORDS,
  type View3d,
} from '@ramp/view3d'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import classes from './quote-page.module.css'

/** The saved drawing of a quote in three dimensions, and the same in words. */
export function Model({ id }: { readonly id: string }) {
  const api = useApi()
  const words = useId()
  const host = useRef<HTMLDivElement>(null)
  const { data: model, error } = useQuery({
    queryKey: ['model', id],
    queryFn: () => api.call(getQuoteModel, { id }),
  })
  const view = useView(host, model)
  const [standpoint, setStandpoint] = useState<Standpoint>('whole')
  const goTo = (to: Standpoint) => {
    setStandpoint(to)
    if (view !== 'none') view?.goTo(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = sceneAct(event)
    if (!act || !view || view === 'none') return
    event.preventDefault()
    if (act.kind === 'move') view.move(act.move)
    else goTo(act.to)
  }
  if (error) return <Notice tone="bad">{problemText(error)}</Notice>
  return (
    <>
      {view && view !== 'none' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className={classes.standpoints} role="group" aria-label="Look from">
          {STANDPOINTS.map((one) => (
            <Button
              key={one}
              variant={one === standpoint ? 'light' : 'default'}
              aria-pressed={one === standpoint}
              onClick={() => goTo(one)}
            >
              {STANDPOINT_NAMES[one]}
            </Button>
          ))}
        </div>
      )}
      {view === 'none' ? (
        <Notice tone="look">
          This browser cannot show three dimensions: WebGL is switched off or missing. The drawing above and
          the words below hold everything.
        </Notice>
      ) : (
        <div
          ref={host}
          className={classes.view3d}
          role="application"
          aria-label={VIEW_WORDS}
          aria-describedby={words}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          data-view3d={model ? 'open' : 'waiting'}
          onKeyDown={onKeyDown}
        />
      )}
      {!model && <Waiting>Loading the drawing</Waiting>}
      <div id={words}>
        {model?.words.map(({ title, sentence }) => (
          <p key={title}>
            <b>{title}:</b> {sentence}
          </p>
        ))}
      </div>
    </>
  )
}

/** The view within an element; `none` where the browser has no WebGL. */
function useView(
  host: RefObject<HTMLElement | null>,
  model: Parameters<View3d['show']>[0] | undefined,
): View3d | 'none' | null {
  const [view, setView] = useState<View3d | 'none' | null>(null)
  useEffect(() => {
    if (!host.current) return
    const opened = openView3d(host.current)
    setView(opened ?? 'none')
    return () => opened?.close()
  }, [host])
  useEffect(() => {
    if (model && view && view !== 'none') view.show(model)
  }, [model, view])
  return view
}
