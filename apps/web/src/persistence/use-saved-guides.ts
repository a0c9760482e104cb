import { type RulerGuide, setRulerGuides } from '@ramp/editor'
import { useEffect } from 'react'
import { useOpenedProject } from '../project/opened-project.ts'
import { useEditor } from '../project/use-editor.ts'
import { ownerOf } from './owner.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readStoredJson, writeStored } from './stored.ts'

/** Guides belong to the person who drew them: the browser keeps them for each project, no quote holds them. */
export function useSavedGuides(): void {
  const editor = useEditor()
  const key = STORAGE_KEYS.guides(ownerOf(useOpenedProject()))
  useEffect(() => {
    setRulerGuides(editor, guidesIn(readStoredJson(key)))
    let kept: readonly RulerGuide[] = editor.state.rulerGuides
    return editor.subscribe(() => {
      const { rulerGuides, tool } = editor.state
      if (rulerGuides === kept || tool === 'guide') return
      kept = rulerGuides
      writeStored(key, JSON.stringify(rulerGuides))
    })
  }, [editor, key])
}

/** Guides as the browser kept them; whatever is not a guide is left out. */
export const guidesIn = (kept: unknown): readonly RulerGuide[] =>
  Array.isArray(kept) ? kept.filter(isGuide) : []

const isGuide = (value: unknown): value is RulerGuide =>
  typeof value === 'object' &&
  value !== null &&
  'axis' in value &&
  'at' in value &&
  (value.axis === 'x' || value.axis === 'y') &&
  typeof value.at === 'number'
