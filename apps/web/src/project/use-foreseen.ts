import { type Foreseen, foresee } from '@ramp/domain'
import { useMemo } from 'react'
import { useEditor } from './use-editor.ts'
import { useLayout } from './use-layout.ts'

/** Heights, legs and price as they will be once the proposals are taken; what is, where nothing is left to propose. */
export function useForeseen(): Foreseen {
  const { catalogue } = useEditor()
  const layout = useLayout()
  return useMemo(() => foresee(layout, catalogue), [layout, catalogue])
}
