import type { SitePhoto } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { photoOf } from '../../output/photo-of.ts'
import { ownerOf } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'

const NONE: ReadonlyMap<string, ArrayBuffer> = new Map()

type Read = { readonly of: readonly SitePhoto[]; readonly photos: ReadonlyMap<string, ArrayBuffer> }

/**
 * Photos of the site by their ids, as far as this device or the quote has them; none where they are not wanted, and null
 * while they are read.
 */
export function useSitePhotos(
  wanted: readonly SitePhoto[],
  isWanted: boolean,
): ReadonlyMap<string, ArrayBuffer> | null {
  const api = useApi()
  const project = useOpenedProject()
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    if (!isWanted || wanted.length === 0) return
    let isStale = false
    Promise.all(
      wanted.map(async ({ id }) => {
        const photo = await photoOf(api, ownerOf(project), id)
        return photo ? [[id, await photo.arrayBuffer()] as const] : []
      }),
    ).then((all) => isStale || setRead({ of: wanted, photos: new Map(all.flat()) }))
    return () => {
      isStale = true
    }
  }, [api, project, wanted, isWanted])
  if (!isWanted || wanted.length === 0) return NONE
  return read?.of === wanted ? read.photos : null
}
