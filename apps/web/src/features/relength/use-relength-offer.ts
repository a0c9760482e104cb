import { offerRelength, type RelengthOffer } from '@ramp/domain'
import { useMemo } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'

/** Ramps of other lengths, where the last edit changed the rise of a run or the desired ratio; none while it is being typed. */
export function useRelengthOffer(isTyping: boolean): RelengthOffer | null {
  const { catalogue } = useEditor()
  const before = useEditorState(({ history }) => history.past.at(-1)?.layout ?? null)
  const now = useEditorState(({ history }) => history.now.layout)
  return useMemo(
    () => (before && !isTyping ? offerRelength(before, now, catalogue) : null),
    [before, now, catalogue, isTyping],
  )
}
