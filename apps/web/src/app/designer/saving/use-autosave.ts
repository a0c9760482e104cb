import type { Layout } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { hasSignedOut, holdUnsaved } from '@ramp/shell'
import { useEffect, useState } from 'react'
import type { DraftSaver } from '../../../drafts/draft-saver.ts'
import { autosaveDrawing, type SaveState } from '../../../journal/autosave-drawing.ts'
import { WHAT_TO_DO } from '../../../journal/store-faults.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { saveUndoHistory } from '../../../persistence/save-undo-history.ts'
import type { OpenedProject } from '../../../project/opened-project.ts'
import { toast } from '../../../ui/messages/toast.ts'
import type { Tell } from '../notices/standing-notices.tsx'

const NO_STORAGE = 'Project was not saved -- No Storage'
const GO_ON =
  'Continue drawing and leave this tab open. Remove data of other sites in the browser settings. The drawing is saved when there is room.'

const LOCAL_ONLY = 'Your edits are not fully saved in this browser.'

declare global {
  /** Set by a test that kills the browser: it is told each layout that was acknowledged. */
  var __acknowledged: ((layout: Layout) => void) | undefined
}

const tellTest = (layout: Layout): void => globalThis.__acknowledged?.(layout)

type Telling = {
  readonly tell: Tell
  /** Is told of every edit that was written. */
  readonly saver: DraftSaver | null
}

/** Keeps every edit in the browser; says once when there is no room for it, and the work goes on. */
export function useAutosave(editor: Editor, project: OpenedProject, { tell, saver }: Telling): SaveState {
  const [keeping, setSaveState] = useState<SaveState>({ kind: 'unchanged' })
  useEffect(() => {
    let last: SaveState['kind'] = 'unchanged'
    const onSaveState = (next: SaveState) => {
      if (next.kind === 'pending') return setSaveState(next)
      if (next.kind === 'no-storage' && last !== next.kind) toast.warning(NO_STORAGE, GO_ON)
      if (next.kind === 'local-only' && last !== next.kind)
        tell({ title: LOCAL_ONLY, text: WHAT_TO_DO[next.fault] })
      last = next.kind
      setSaveState(next)
    }
    return autosaveDrawing(editor, {
      owner: ownerOf(project),
      onSaveState,
      onWritten: (layout, edit) => saver?.change(layout, edit),
      onAcknowledged: tellTest,
    })
  }, [editor, project, saver, tell])
  const { kind } = keeping
  useEffect(() => {
    if (kind !== 'no-storage') return
    // Closing the tab would lose the drawing now, so the browser asks first; signing out has asked already.
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasSignedOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    const endHold = holdUnsaved(project.header?.name ?? 'the drawing on screen')
    return () => {
      window.removeEventListener('beforeunload', ask)
      endHold()
    }
  }, [kind, project])
  useEffect(() => saveUndoHistory(editor, ownerOf(project)), [editor, project])
  return keeping
}
