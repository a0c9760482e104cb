import { Button } from '@mantine/core'
import { changeSurface, SURFACE_KINDS, type SurfaceKind, surfaceKey } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { MeasuredFromRow, useMeasuredFrom } from './places/measured-from.tsx'
import { OutlineButtons } from './places/outline-buttons.tsx'
import { SiteRow } from './places/site-row.tsx'
import { SurfaceBySizes } from './places/surface-by-sizes.tsx'
import { useCorrection } from './places/use-correction.ts'
import classes from './words/site.module.css'
import { SURFACE_WORDS } from './words/site-words.ts'

/** What the ground is made of: it decides the plate at the foot. */
export function SurfaceFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const measured = useMeasuredFrom()
  const [kind, setKind] = useState<SurfaceKind>('concrete')
  const [isTyping, setTyping] = useState(false)
  const { corrected, correct } = useCorrection()
  return (
    <>
      {site.surfaces && <MeasuredFromRow id="surfaces-from" of={measured} />}
      {(site.surfaces ?? []).map((surface, place) => (
        <SiteRow
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          key={place}
          of={surfaceKey(place)}
          title={SURFACE_WORDS[surface.kind]}
          from={measured.from}
          hasSidesOpen={corrected === surfaceKey(place)}
          onRemove={() => editor.run('Remove surface', 'propChange', changeSurface(place, null))}
        />
      ))}
      <fieldset className={classes.chips} aria-label="Surface to draw">
        {SURFACE_KINDS.map((one) => (
          <Button
            key={one}
            variant={one === kind ? 'light' : 'default'}
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {SURFACE_WORDS[one]}
          </Button>
        ))}
      </fieldset>
      <OutlineButtons
        name={SURFACE_WORDS[kind].toLowerCase()}
        of={{ kind: 'surface', surface: kind }}
        onSides={() => setTyping(true)}
      />
      {isTyping && (
        <SurfaceBySizes
          kind={kind}
          onDone={(isAdded) => {
            setTyping(false)
            if (isAdded) correct(surfaceKey((editor.state.layout.site.surfaces?.length ?? 1) - 1))
          }}
        />
      )}
    </>
  )
}
