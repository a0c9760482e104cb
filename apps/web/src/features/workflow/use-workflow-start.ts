import { isSystemPart, type RecommendedStencil, takeProposals } from '@ramp/domain'
import { setMode } from '@ramp/editor'
import { useState } from 'react'
import { preferences } from '../../persistence/preferences.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { workflowStart } from './workflow-start.ts'

/** How a person wants to get to the parts list: through the guided steps, or with every proposal taken at once. */
type Way = 'steps' | 'proposals'

type Start = {
  /** What the Stencil Checkup lists; null while it is closed. */
  readonly missing: readonly RecommendedStencil[] | null
  /** 'Let's Go' was pressed. */
  readonly go: () => void
  /** 'Finish for me' was pressed; null where there is nothing to propose. */
  readonly finish: (() => void) | null
  /** The person wants to put the missing stencils on first. */
  readonly close: () => void
  /** It is fine without them. */
  readonly goOn: () => void
}

/** What the Ready card and the Stencil Checkup do (spec 3 §2.5 and §2.6). */
export function useWorkflowStart(): Start {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [asked, setAsked] = useState<{ readonly way: Way; readonly missing: Start['missing'] } | null>(null)
  const take = (way: Way) => {
    if (way === 'steps') return setMode(editor, 'handrail')
    editor.run('Finish for me', 'propChange', takeProposals(editor.catalogue))
    setMode(editor, 'confirm')
  }
  const start = (way: Way) => {
    const first = workflowStart(analysis, preferences().stencilWarnings)
    if (first.kind === 'checkup') setAsked({ way, missing: first.missing })
    else if (first.step === 'handrail') take(way)
    else setMode(editor, first.step)
  }
  const close = () => setAsked(null)
  return {
    missing: asked?.missing ?? null,
    go: () => start('steps'),
    finish: analysis.layout.parts.some(isSystemPart) ? () => start('proposals') : null,
    close,
    goOn: () => {
      close()
      if (asked) take(asked.way)
    },
  }
}
