import { getQuotePhoto } from '@ramp/contracts'
import type { Api } from '@ramp/shell'
import type { Owner } from '../persistence/owner.ts'
import { readPhoto, savePhoto } from '../persistence/saved-photos.ts'

/**
 * A photo of a site, null where neither this device nor the quote has it. One that was taken on another device comes from
 * the quote, and from then on is stored here too.
 */
export async function photoOf(api: Pick<Api, 'download'>, owner: Owner, photo: string): Promise<Blob | null> {
  const kept = await readPhoto(owner, photo)
  if (kept || owner.headerID === null) return kept
  const stored = await api.download(getQuotePhoto, { id: owner.headerID, photo }).catch(() => null)
  if (stored) await savePhoto(owner, photo, stored)
  return stored
}
