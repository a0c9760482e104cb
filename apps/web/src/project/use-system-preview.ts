import { previewSystem, type SystemPreview } from '@ramp/domain'
import { useMemo } from 'react'
import { useEditor } from './use-editor.ts'
import { useLayout } from './use-layout.ts'

/** Heights, legs and price as they will be once the proposals are taken; what is, where nothing is left to propose. */
export function useSystemPreview(): SystemPreview {
  const { catalogue } = useEditor()
  const layout = useLayout()
  return useMemo(() => previewSystem(layout, catalogue), [layout, catalogue])
}
