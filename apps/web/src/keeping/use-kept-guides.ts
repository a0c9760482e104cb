import type { RulerGuide } from '@ramp/editor'
import { useEffect } from 'react'
import { useOpenedProject } from '../project/opened-project.ts'
import { useEditor } from '../project/use-editor.ts'
import { guidesText, readGuides } from './guides-text.ts'
import { readStored, writeStored } from './stored.ts'

/** Guides belong to the person who drew them: the browser keeps them for each project, no quote holds them. */
export function useKeptGuides(): void {
  const editor = useEditor()
  const { header, product } = useOpenedProject()
  const key = `guides-${header?.headerID ?? `sandbox-${product}`}`
  useEffect(() => {
    editor.setRulerGuides(readGuides(readStored(key)))
    let kept: readonly RulerGuide[] = editor.state.rulerGuides
    return editor.subscribe(() => {
      const { rulerGuides, tool } = editor.state
      if (rulerGuides === kept || tool === 'guide') return
      kept = rulerGuides
      writeStored(key, guidesText(rulerGuides))
    })
  }, [editor, key])
}
