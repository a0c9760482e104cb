import type { Editor } from '@ramp/editor'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import type { Generated } from './item-list/item-list-calls.ts'

/** The parts generated last for a sandbox project; they stay in view when the editor is back in Building. */
export type GeneratedParts = {
  readonly parts: Generated
  readonly at: Date
  readonly isOpen: boolean
}

const generated = new WeakMap<Editor, GeneratedParts>()
const listeners = new Set<() => void>()

function put(editor: Editor, parts: GeneratedParts) {
  generated.set(editor, parts)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Keeps new parts and opens them. */
export const storeGeneratedParts = (editor: Editor, parts: Generated): void =>
  put(editor, { parts, at: new Date(), isOpen: true })

export function openGeneratedParts(editor: Editor, isOpen: boolean): void {
  const known = generated.get(editor)
  if (known) put(editor, { ...known, isOpen })
}

/** null until parts have been generated in this project. */
export function useGeneratedParts(): GeneratedParts | null {
  const editor = useEditor()
  return useSyncExternalStore(subscribe, () => generated.get(editor) ?? null)
}
