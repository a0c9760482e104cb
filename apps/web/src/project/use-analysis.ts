import { type Analysis, analyse } from '@ramp/domain'
import { useMemo } from 'react'
import { useEditor } from './use-editor.ts'
import { useLayout } from './use-layout.ts'

/** Everything that follows from the decided layout: computed once for each edit, shared by everybody who asks. */
export function useAnalysis(): Analysis {
  const { catalogue } = useEditor()
  const layout = useLayout()
  return useMemo(() => analyse(layout, catalogue), [layout, catalogue])
}
