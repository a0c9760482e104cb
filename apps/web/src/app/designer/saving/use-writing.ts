import type { Editor } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { readDraftRecord } from '../../../drafts/draft-record.ts'
import type { DrawingLock } from '../../../drafts/drawing-lock.ts'
import { newestSaved } from '../../../journal/newest-saved.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { restoreLayout } from '../../../persistence/restore.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import type { DraftStart } from './use-draft.ts'

type Writing = {
  /** What the editor asks before each edit. */
  readonly writing: { isAllowed: boolean }
  readonly lock: DrawingLock
  readonly start: DraftStart
}

/** A tab that may only look takes over once the other one is closed: with the drawing as the other one left it. */
export function useWriting(editor: Editor, { writing, lock, start }: Writing) {
  const project = useOpenedProject()
  const [taken, setTaken] = useState({ isWriter: lock.isHeld, start })
  useEffect(() => {
    if (lock.isHeld) return
    let isLeft = false
    const takeOver = async () => {
      await lock.whenHeld
      const owner = ownerOf(project)
      const { drawing } = await newestSaved(owner)
      if (isLeft) return
      writing.isAllowed = true
      if (drawing) restoreLayout(editor, drawing.layout)
      const record = readDraftRecord(owner)
      const edit = drawing?.edit ?? 0
      setTaken({
        isWriter: true,
        start: { counter: record?.counter ?? 0, edit, isUnsent: edit > (record?.edit ?? 0) },
      })
    }
    void takeOver()
    return () => {
      isLeft = true
    }
  }, [editor, lock, project, writing])
  return taken
}
