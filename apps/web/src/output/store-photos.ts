import { listQuotePhotos, removeQuotePhoto, saveQuotePhoto } from '@ramp/contracts'
import type { Api } from '@ramp/shell'
import type { Owner } from '../persistence/owner.ts'
import { notePhotos, readPhoto } from '../persistence/saved-photos.ts'
import { base64Of } from './base64-of.ts'

type Storing = {
  readonly api: Pick<Api, 'call'>
  readonly owner: Owner
  /** Ids of the photos of the site. */
  readonly photos: readonly string[]
  /** What the site is called, where signing out names what only this device has. */
  readonly name: string
  /** The drawing has just been saved: photos that it does not name leave the quote. */
  readonly isSaved?: boolean
}

/**
 * Stores the photos that this device has with their quote, as far as there is a connection; the ids of those that lie there, null
 * where nobody knows. It never fails: what did not go now goes the next time.
 */
export async function storePhotos(storing: Storing): Promise<ReadonlySet<string> | null> {
  const { owner, photos, name } = storing
  const stored = owner.headerID === null ? null : await stow(storing, owner.headerID).catch(() => null)
  notePhotos(owner, photos.filter((photo) => !stored?.has(photo)).length, name || 'a site')
  return stored
}

async function stow({ api, owner, photos, isSaved = false }: Storing, id: string) {
  const there = new Set((await api.call(listQuotePhotos, { id })).photos.map(({ photo }) => photo))
  for (const photo of photos) {
    const picture = there.has(photo) ? null : await readPhoto(owner, photo)
    if (!picture) continue
    const isStored = await api
      .call(saveQuotePhoto, { id, photo, base64File: await base64Of(picture) })
      .then(() => true)
      .catch(() => false)
    if (isStored) there.add(photo)
  }
  const left = isSaved ? [...there].filter((photo) => !photos.includes(photo)) : []
  for (const photo of left) await api.call(removeQuotePhoto, { id, photo })
  return there
}
