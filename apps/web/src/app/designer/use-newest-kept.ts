import { useEffect, useState } from 'react'
import { restoreBackup } from '../../journal/kept-backup.ts'
import { type NewestKept, newestKept } from '../../journal/newest-kept.ts'
import { ownerOf } from '../../keeping/owner.ts'
import type { OpenedProject } from '../../project/opened-project.ts'

/** What this browser keeps of a project; null until it is read. */
export function useNewestKept(project: OpenedProject): NewestKept | null {
  const [newest, setNewest] = useState<NewestKept | null>(null)
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

async function readAll(project: OpenedProject): Promise<NewestKept> {
  const owner = ownerOf(project)
  await restoreBackup(owner)
  return newestKept(owner)
}
