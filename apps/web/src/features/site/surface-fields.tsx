import { Button } from '@mantine/core'
import { changeSurface, SURFACE_KINDS, type SurfaceKind } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { OutlineButtons } from './outline-buttons.tsx'
import classes from './words/site.module.css'
import { SURFACE_WORDS } from './words/site-words.ts'

/** What the ground is made of: it decides the plate at the foot. */
export function SurfaceFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const [kind, setKind] = useState<SurfaceKind>('concrete')
  return (
    <>
      {(site.surfaces ?? []).map((surface, place) => (
        <div
          className={classes.thing}
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place in its list
          key={place}
        >
          <span>{SURFACE_WORDS[surface.kind]}</span>
          <Button
            variant="subtle"
            aria-label={`Remove ${SURFACE_WORDS[surface.kind]}`}
            onClick={() => editor.run('Remove surface', 'propChange', changeSurface(place, null))}
          >
            Remove
          </Button>
        </div>
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
      <OutlineButtons name={SURFACE_WORDS[kind].toLowerCase()} of={{ kind: 'surface', surface: kind }} />
    </>
  )
}
