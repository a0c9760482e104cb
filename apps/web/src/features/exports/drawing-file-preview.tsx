import { type DrawingFormat, svgOf } from '@ramp/cad'
import type { Analysis } from '@ramp/domain'
import { elevationsOf, planOf, solidsOf, wayInOf } from '@ramp/solids'
import { useEffect, useMemo, useState } from 'react'
import { view3d } from './lazy-view-3d.ts'
import classes from './papers-dialog.module.css'

type PreviewProps = { readonly format: DrawingFormat; readonly analysis: Analysis }

/** What a file for other programs shows: its views, or the ramp as it stands there. */
export const DrawingFilePreview = ({ format, analysis }: PreviewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by keys.
  <section className={classes.preview} aria-label="Preview" tabIndex={0}>
    {format === 'dxf' || format === 'svg' ? <Views analysis={analysis} /> : <Whole analysis={analysis} />}
  </section>
)

function Views({ analysis }: { readonly analysis: Analysis }) {
  const views = useMemo(
    () =>
      [planOf(analysis), ...elevationsOf(analysis)].map((view) => ({
        name: view.name,
        picture: `data:image/svg+xml,${encodeURIComponent(svgOf(view))}`,
      })),
    [analysis],
  )
  return views.map(({ name, picture }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a view is its place among the views, and runs may share a name.
    <figure key={index} className={classes.sheet}>
      <img src={picture} alt={name} />
      <figcaption>{name}</figcaption>
    </figure>
  ))
}

const PICTURE = { from: 'whole', width: 1500, height: 1000 } as const

function Whole({ analysis }: { readonly analysis: Analysis }) {
  const [picture, setPicture] = useState<string | null>(null)
  const [words, setWords] = useState('The ramp is being drawn.')
  useEffect(() => {
    let isStale = false
    let address: string | null = null
    pictureOf(analysis).then(
      (taken) => {
        if (isStale) return
        if (taken) address = URL.createObjectURL(new Blob([taken], { type: 'image/jpeg' }))
        else setWords('This browser cannot show 3D. The file is still complete.')
        setPicture(address)
      },
      () => isStale || setWords('The preview could not be drawn. The file is still complete.'),
    )
    return () => {
      isStale = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [analysis])
  return picture === null ? (
    <p role="status">{words}</p>
  ) : (
    <figure className={classes.sheet}>
      <img src={picture} alt="The ramp in 3D" />
    </figure>
  )
}

async function pictureOf(analysis: Analysis): Promise<ArrayBuffer | null> {
  const { modelOf, picturesOf } = await view3d()
  const taken = await picturesOf(modelOf({ solids: solidsOf(analysis), wayIn: wayInOf(analysis) }), [PICTURE])
  return taken?.[0] ?? null
}
