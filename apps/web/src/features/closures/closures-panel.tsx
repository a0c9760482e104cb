import { switchClosure } from '@ramp/domain'
import { pickClosure } from '@ramp/editor'
import { Notice } from '@ramp/shell'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { AllClosures } from './all-closures.tsx'
import { ClosureList } from './closure-list.tsx'
import { closureRows, openingsToSend } from './closure-rows.ts'
import { EditClosure } from './edit-closure.tsx'
import { useClosureItems } from './use-closure-items.ts'

/** Content of the Closure step (spec 3 §2.11). */
export function ClosuresPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const picked = useEditorState((state) => state.picked.closure)
  const [items, retry] = useClosureItems(analysis.layout.project.product, openingsToSend(analysis))
  const rows = closureRows(analysis)
  const selected = rows.find(({ closure }) => closure.id === picked)
  return (
    <>
      {rows.length === 0 ? (
        <Notice tone="plain">
          No Closures Detected. If you believe your system requires closures please check your configuration.
        </Notice>
      ) : (
        <>
          <EditClosure
            row={selected}
            onSwitch={({ id }, isActive) =>
              editor.run(
                `Switch closure ${isActive ? 'on' : 'off'}`,
                'propChange',
                switchClosure(id, isActive),
              )
            }
          />
          <ClosureList rows={rows} picked={picked} onPick={(id) => pickClosure(editor, id)} />
          <PanelSection title="All Closures">
            <AllClosures items={items} onRetry={retry} />
          </PanelSection>
        </>
      )}
    </>
  )
}
