import type { Editor } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { type Keeping, keepDrawing, watchOtherTabs } from '../../lib/keep-drawing.ts'
import { keepUndoHistory } from '../../lib/keep-undo-history.ts'
import { type OpenedProject, ownerOf } from '../../lib/opened-project.ts'
import { toast } from '../../ui/toast.ts'

/** Keeps every edit in the browser; says once when there is no room for it, and the work goes on. */
export function useKeptDrawing(editor: Editor, project: OpenedProject): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('unchanged')
  useEffect(() => {
    let last: Keeping = 'unchanged'
    return keepDrawing(editor, ownerOf(project), (next) => {
      if (next === 'no-storage' && last !== next) toast.warning('Project was not saved -- No Storage')
      last = next
      setKeeping(next)
    })
  }, [editor, project])
  useEffect(() => keepUndoHistory(editor, ownerOf(project)), [editor, project])
  useEffect(
    () =>
      watchOtherTabs(ownerOf(project), () =>
        toast.notice(
          'This project is open in another tab.',
          'This browser keeps one drawing of it: the last edit of either tab. Close one of them.',
        ),
      ),
    [project],
  )
  return keeping
}
