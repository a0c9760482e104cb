import { isSystemPart, missingStencils, type RecommendedStencil, takeProposals } from '@ramp/domain'
import { type Editor, placeItem, putAgainst, setMode } from '@ramp/editor'
import { useState } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { preferences } from '../../persistence/preferences.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { workflowStart } from './workflow-start.ts'

/** How a person wants to get to the parts list: through the guided steps, or with every proposal taken at once. */
type Way = 'steps' | 'proposals'

type ListedStencil = RecommendedStencil & { readonly isPlaced: boolean }

type Start = {
  /** What the Stencil Checkup lists; null while it is closed. */
  readonly missing: readonly ListedStencil[] | null
  /** 'Let's Go' was pressed. */
  readonly go: () => void
  /** 'Finish for me' was pressed; null where there is nothing to propose. */
  readonly finish: (() => void) | null
  /** The person wants to put the missing stencils on first. */
  readonly close: () => void
  /** It is fine without them. */
  readonly goOn: () => void
  /** Puts a missing stencil where it belongs. */
  readonly place: (stencil: RecommendedStencil) => void
}

/** What a person goes without in a project, by its editor. */
const goneWithout = new WeakMap<Editor, Set<string>>()

/** What the Ready card and the Stencil Checkup do (spec 3 §2.5 and §2.6). */
export function useWorkflowStart(): Start {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [asked, setAsked] = useState<{
    readonly way: Way
    readonly missing: readonly RecommendedStencil[]
  } | null>(null)
  const take = (way: Way) => {
    if (way === 'steps') return setMode(editor, 'handrail')
    editor.run('Finish for me', 'propChange', takeProposals(editor.catalogue))
    setMode(editor, 'confirm')
  }
  const start = (way: Way) => {
    const first = workflowStart(analysis, preferences().stencilWarnings, goneWithout.get(editor))
    if (first.kind === 'checkup') setAsked({ way, missing: first.missing })
    else if (first.step === 'handrail') take(way)
    else setMode(editor, first.step)
  }
  const close = () => setAsked(null)
  // What was placed in the meantime is missing no more.
  const still = new Set(missingStencils(analysis).map(({ name }) => name))
  return {
    missing: asked?.missing.map((one) => ({ ...one, isPlaced: !still.has(one.name) })) ?? null,
    go: () => start('steps'),
    finish: analysis.layout.parts.some(isSystemPart) ? () => start('proposals') : null,
    close,
    goOn: () => {
      close()
      if (!asked) return
      const names = asked.missing.map(({ name }) => name)
      goneWithout.set(editor, new Set([...(goneWithout.get(editor) ?? []), ...names]))
      take(asked.way)
    },
    place: ({ shortName, end }) => {
      const placed = end ? putAgainst(editor, shortName, end) : placeItem(editor, shortName)
      if (placed !== null) bringIntoView(editor, placed)
    },
  }
}
