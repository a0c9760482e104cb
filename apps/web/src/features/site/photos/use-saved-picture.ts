import { useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { photoOf } from '../../../output/photo-of.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'

/** The address of a photo; undefined until it is read, null where neither this device nor the quote has it. */
export function useSavedPicture(id: string): string | null | undefined {
  const api = useApi()
  const project = useOpenedProject()
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    let isShown = true
    let made: string | null = null
    photoOf(api, ownerOf(project), id).then((picture) => {
      if (!isShown) return
      made = picture && URL.createObjectURL(picture)
      setAddress(made)
    })
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, project, id])
  return address
}
