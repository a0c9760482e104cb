import { Button } from '@mantine/core'
import { addDoor, type DoorId } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { DoorName } from './door-name.tsx'
import { SILL_LABEL, sillRange } from './sill-range.ts'

type NewDoorProps = {
  /** null: given up. */
  readonly onDone: (added: DoorId | null) => void
}

/** From the sill to the deck where nobody says it (ADA 404.2.5 allows 1/2 in). */
const USUAL_STEP = 0.5

/** One more door: its name, and the height of its sill, with which it is there. */
export function NewDoor({ onDone }: NewDoorProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const [name, setName] = useState('')
  return (
    <>
      <DoorName name={name} placeholder="Back door" onName={setName} />
      <LengthRow
        id="site-new-sill"
        label={SILL_LABEL}
        placeholder="24 1/2"
        range={sillRange(site)}
        value={null}
        onCommit={(sill) => {
          const stepDown = Math.min(USUAL_STEP, Math.max(0, sill))
          editor.run('Add door', 'propChange', addDoor({ ...(name !== '' && { name }), sill, stepDown }))
          onDone(editor.state.layout.site.doors.at(-1)?.id ?? null)
        }}
      />
      <Button fullWidth mt={8} variant="default" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </>
  )
}
