import type { RecommendedStencil } from '@ramp/domain'
import { setMode } from '@ramp/editor'
import { useState } from 'react'
import { preferences } from '../../keeping/preferences.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { workflowStart } from './workflow-start.ts'

type Start = {
  /** What the Stencil Checkup lists; null while it is closed. */
  readonly missing: readonly RecommendedStencil[] | null
  /** 'Let's Go' was pressed. */
  readonly go: () => void
  /** The person wants to put the missing stencils on first. */
  readonly close: () => void
  /** It is fine without them. */
  readonly goOn: () => void
}

/** What the Ready card and the Stencil Checkup do (spec 3 §2.5 and §2.6). */
export function useWorkflowStart(): Start {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [missing, setMissing] = useState<Start['missing']>(null)
  const close = () => setMissing(null)
  return {
    missing,
    go: () => {
      const start = workflowStart(analysis, preferences().stencilWarnings)
      if (start.kind === 'checkup') setMissing(start.missing)
      else setMode(editor, start.step)
    },
    close,
    goOn: () => {
      close()
      setMode(editor, 'handrail')
    },
  }
}
