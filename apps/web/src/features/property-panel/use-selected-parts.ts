import type { PlacedPart } from '@ramp/domain'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'

/** The selected parts as decided, with their items and places. */
export function useSelectedParts(): readonly PlacedPart[] {
  const { placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  return selection.flatMap((id) => placement.byId.get(id) ?? [])
}
