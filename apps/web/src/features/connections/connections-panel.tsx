import { removeOpening, toggleOpening } from '@ramp/domain'
import { select, setOpeningUse } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { AssignOpenings } from './assign-openings.tsx'
import { freeSides } from './free-sides.ts'
import { FreeSidesList } from './free-sides-list.tsx'
import { GroundChoices } from './ground-choices.tsx'
import { LeadsToChoices } from './leads-to-choices.tsx'
import { openingRows } from './opening-rows.ts'
import { OpeningsTable } from './openings-table.tsx'
import { SuggestedOpenings } from './suggested-openings.tsx'

/** Content of the Connection step (spec 3 §2.10). */
export function ConnectionsPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const use = useEditorState((state) => state.openingUse)
  const rows = openingRows(analysis)
  return (
    <PanelSection title="Assign Entrances and Exits">
      <AssignOpenings use={use} rows={rows} onUse={(next) => setOpeningUse(editor, next)} />
      <SuggestedOpenings />
      <OpeningsTable
        rows={rows}
        onShow={({ part }) => select(editor, [part])}
        onDelete={({ end, name }) =>
          editor.run(`Delete ${name.toLowerCase()}`, 'propChange', removeOpening(end.part, end.side))
        }
      />
      <LeadsToChoices rows={rows} />
      <GroundChoices rows={rows} />
      <FreeSidesList
        use={use}
        sides={freeSides(analysis, use)}
        onShow={({ part }) => select(editor, [part])}
        onAssign={({ part, side }) =>
          editor.run(`Assign ${use}`, 'propChange', toggleOpening(part, side, use))
        }
      />
    </PanelSection>
  )
}
