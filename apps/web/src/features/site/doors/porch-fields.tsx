import { Button, SegmentedControl } from '@mantine/core'
import { doorInSentence, opensOnto, type Porch, type Site, type SiteDoor, setPorch } from '@ramp/domain'
import { siteUseOf, takeSiteTool } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { choicesOf } from '../../../ui/fields/choices-of.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { Drawing } from '../places/outline-buttons.tsx'
import classes from '../words/site.module.css'
import { sillRange } from './sill-range.ts'

const STARTS = ['at the door', 'from the porch', 'over the porch'] as const
type Start = (typeof STARTS)[number]

const startOf = (porch: Pick<Porch, 'use'> | undefined): Start =>
  porch ? (porch.use === 'start' ? 'from the porch' : 'over the porch') : 'at the door'

/** Height of a platform over a porch where nobody says it: the frame of the lowest one. */
const UNDER_PLATFORM = 7

type PorchFieldsProps = { readonly door: SiteDoor }

/** Whether the ramp starts at the door, at the edge of its porch, or on a platform over the porch. */
export function PorchFields({ door }: PorchFieldsProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const { porch } = site
  const use = useEditorState(siteUseOf)
  const [isRefused, setRefused] = useState(false)
  const drawn = use?.kind === 'outline' && use.of.kind === 'porch' ? use.of : null
  const isAway = porch !== undefined && !opensOnto(porch, door)
  return (
    <>
      <FieldRow label="Ramp starts">
        <SegmentedControl
          aria-label="Ramp starts"
          size="sm"
          orientation="vertical"
          data={[...choicesOf(STARTS)]}
          value={startOf(drawn ?? porch)}
          onChange={choose}
        />
      </FieldRow>
      {drawn && <Drawing name="porch" of={drawn} />}
      {!drawn && porch && isAway && (isRefused || porch.use === 'start') && (
        <div className={classes.drawing}>
          <p role="alert">{awayWords(site, door)}</p>
          <div className={classes.row}>
            <Button variant="default" onClick={() => draw('start')}>
              Draw the porch again
            </Button>
          </div>
        </div>
      )}
      {porch && (
        <LengthRow
          id="site-porch"
          label="Porch above the datum"
          range={sillRange(site)}
          value={porch.height}
          onCommit={(height) => editor.run('Set porch', 'propChange', setPorch({ ...porch, height }))}
        />
      )}
    </>
  )

  /** A porch that is not drawn yet is drawn next; one away from the door is no start. */
  function choose(next: Start) {
    setRefused(false)
    if (drawn) takeSiteTool(editor, null)
    if (next === 'at the door') {
      if (porch) editor.run('Set door case', 'propChange', setPorch(null))
      return
    }
    const porchUse = next === 'from the porch' ? 'start' : 'over'
    if (!porch) return draw(porchUse)
    if (porchUse === 'start' && isAway) return setRefused(true)
    if (porch.use !== porchUse)
      editor.run('Set door case', 'propChange', setPorch({ ...porch, use: porchUse }))
  }

  function draw(porchUse: Porch['use']) {
    setRefused(false)
    const under = porchUse === 'start' ? door.stepDown : UNDER_PLATFORM
    const height = porch?.height ?? Math.max(0, door.sill - under)
    takeSiteTool(editor, { kind: 'outline', of: { kind: 'porch', height, use: porchUse } })
  }
}

/** `The porch is not at the front door, so no ramp starts there. Draw it at the wall of the front door.` */
const awayWords = (site: Site, door: SiteDoor): string => {
  const name = doorInSentence(site, door)
  return `The porch is not at ${name}, so no ramp can start there. Draw it at the wall of ${name}.`
}
