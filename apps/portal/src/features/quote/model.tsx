import { getQuoteModel } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { modelOf, View3dPanel } from '@ramp/shell/view3d'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import classes from './quote-page.module.css'

/** The saved drawing of a quote in three dimensions, and the same in words. */
export function Model({ id }: { readonly id: string }) {
  const api = useApi()
  const host = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error } = useQuery({
    queryKey: ['model', id],
    queryFn: () => api.call(getQuoteModel, { id }),
  })
  const model = useMemo(() => (data ? modelOf(data) : null), [data])
  if (error) return <Notice tone="bad">{problemText(error)}</Notice>
  return (
    <>
      <div className={classes.view3d}>
        <View3dPanel
          host={host}
          model={model}
          labels={data?.labels ?? NONE}
          chosen={chosen}
          onChoose={(part) => setChosen(part === null ? [] : [part])}
          words={data?.words.map(({ title, sentence }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <p>{sentence}</p>
            </section>
          ))}
          instead="The drawing above and the text below show everything."
        />
      </div>
      {!model && <Waiting>Loading the drawing</Waiting>}
    </>
  )
}

const NONE: readonly never[] = []
