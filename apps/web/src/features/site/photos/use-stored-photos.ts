import { picturesOf } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { storePhotos } from '../../../output/store-photos.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { whereKeptWords } from './photo-words.ts'

/** Stores the photos with the quote as they are taken, as far as there is a connection; says where they are. */
export function useStoredPhotos(): string {
  const api = useApi()
  const project = useOpenedProject()
  const { site, project: named } = useLayout()
  const [stored, setStored] = useState<ReadonlySet<string> | null>(null)
  const ids = picturesOf(site).join()
  useEffect(() => {
    let isNewest = true
    const photos = ids === '' ? [] : ids.split(',')
    storePhotos({ api, owner: ownerOf(project), photos, name: named.name }).then((found) => {
      if (isNewest) setStored(found)
    })
    return () => {
      isNewest = false
    }
  }, [api, project, ids, named.name])
  return whereKeptWords({ isQuote: project.header !== null, photos: site.photos ?? [], stored })
}
