import { getQuotePhoto } from '@ramp/contracts'
import { type Api, useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { type Owner, ownerOf } from '../../../persistence/owner.ts'
import { readPhoto, savePhoto } from '../../../persistence/saved-photos.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'

/** The address of a photo; undefined until it is read, null where neither this device nor the quote has it. */
export function useSavedPicture(id: string): string | null | undefined {
  const api = useApi()
  const project = useOpenedProject()
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    let isShown = true
    let made: string | null = null
    pictureOf(api, ownerOf(project), id).then((picture) => {
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

/** A photo taken on another device comes from the quote, and from then on is kept here too. */
async function pictureOf(api: Api, owner: Owner, photo: string): Promise<Blob | null> {
  const kept = await readPhoto(owner, photo)
  if (kept || owner.headerID === null) return kept
  const stored = await api.download(getQuotePhoto, { id: owner.headerID, photo }).catch(() => null)
  if (stored) await savePhoto(owner, photo, stored)
  return stored
}
