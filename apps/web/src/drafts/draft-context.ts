import type { Draft } from '@ramp/contracts'
import { createContext, useContext } from 'react'
import type { DraftState } from './draft-saver.ts'

/** A draft that was saved elsewhere since, to be chosen or not; null where it was finished there, or discarded. */
export type NewerDraft = { readonly counter: number; readonly draft: Draft | null }

/** The draft of the open quote on the server. */
export type OpenDraft = {
  readonly state: DraftState
  /** Asks for the newer draft. */
  readonly newer: () => Promise<NewerDraft>
  /** The drawing on screen takes the place of nothing: it becomes a quote of its own, whose number this is. */
  readonly keepAsCopy: (newer: NewerDraft) => Promise<string>
  /** The newer draft takes the place of the drawing on screen; undo brings that back. */
  readonly takeNewer: (newer: NewerDraft) => void
  /** The drawing was finished: nothing of it is unfinished any more. */
  readonly finish: () => Promise<void>
}

/** null in the sandbox, for an accepted quote, and in a tab that may only look. */
export const DraftContext = createContext<OpenDraft | null>(null)

export const useOpenDraft = (): OpenDraft | null => useContext(DraftContext)
