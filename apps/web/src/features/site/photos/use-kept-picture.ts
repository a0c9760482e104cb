import { useEffect, useState } from 'react'
import { readPhoto } from '../../../keeping/kept-photos.ts'
import { ownerOf } from '../../../keeping/owner.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'

/** The address of a photo this device keeps; undefined until it is read, null where the device does not have it. */
export function useKeptPicture(id: string): string | null | undefined {
  const project = useOpenedProject()
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    let isShown = true
    let made: string | null = null
    readPhoto(ownerOf(project), id).then((picture) => {
      if (!isShown) return
      made = picture && URL.createObjectURL(picture)
      setAddress(made)
    })
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [project, id])
  return address
}
