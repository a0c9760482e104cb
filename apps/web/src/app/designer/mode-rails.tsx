import { IconDoorExit, IconRuler2 } from '@tabler/icons-react'
import { useEditor } from '../../lib/use-editor.ts'
import { RailEntry } from './rail-entry.tsx'

/** In Drafting the rail holds the lines and the way out (spec 3 §2.4). */
export function DraftingRail() {
  const editor = useEditor()
  return (
    <>
      <RailEntry name="Lines" Icon={IconRuler2} isActive onClick={() => undefined} />
      <RailEntry
        name="Exit"
        Icon={IconDoorExit}
        isActive={false}
        onClick={() => editor.setMode('building')}
      />
    </>
  )
}
