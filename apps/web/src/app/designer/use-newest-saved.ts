import { useEffect, useState } from 'react'
import { type NewestSaved, newestSaved } from '../../journal/newest-saved.ts'
import { restoreBackup } from '../../journal/saved-backup.ts'
import { ownerOf } from '../../persistence/owner.ts'
import type { OpenedProject } from '../../project/opened-project.ts'

/** What this browser keeps of a project; null until it is read. */
export function useNewestSaved(project: OpenedProject): NewestSaved | null {
  const [newest, setNewest] = useState<NewestSaved | null>(null)
  useEffect(() => {
    let isWanted = true
    readAll(project).then((found) => {
      if (isWanted) setNewest(found)
    })
    return () => {
      isWanted = false
    }
  }, [project])
  return newest
}

async function readAll(project: OpenedProject): Promise<NewestSaved> {
  const owner = ownerOf(project)
  await restoreBackup(owner)
  return newestSaved(owner)
}
