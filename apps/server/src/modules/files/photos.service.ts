import { MAX_PHOTOS } from '@ramp/formats'
import { discardUnlessNamed } from '../../files/discard.ts'
import type { RemoveReplaced } from '../../files/remove-replaced.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import { type OpenHeader, refuseAccepted } from '../../policies/open-header.ts'
import type { CheckFile } from './checked-file.ts'
import { type PhotoName, photosOf } from './file-name.policy.ts'
import type { Replaced } from './files.repository.ts'
import type { filesService } from './files.service.ts'
import type { PhotosRepository } from './photos.repository.ts'

type Deps = {
  readonly repository: PhotosRepository
  readonly files: Pick<ReturnType<typeof filesService>, 'writeAll' | 'read'>
  readonly openHeader: OpenHeader
  readonly checkFile: CheckFile
  readonly removeReplaced: RemoveReplaced
  readonly now: () => Date
}

type WantedPhotos = { readonly ids: readonly string[]; readonly mostBytes: number }
type StoredPhotos = ReadonlyMap<string, ArrayBuffer>

/** The id of a photo by the name of its file. */
const idOf = (headerID: string, name: string): string => name.slice(photosOf(headerID).length, -'.jpg'.length)

/** Photos of a visit, each a file of its quote: whoever may open the quote may see and change them until it is accepted. */
export const photosService = ({ repository, files, openHeader, checkFile, removeReplaced, now }: Deps) => ({
  async list(caller: Caller, headerID: string) {
    await openHeader(caller, headerID)
    const rows = await repository.list(headerID)
    return {
      photos: rows.map(({ name, bytes, saved_by, saved_at }) => ({
        photo: idOf(headerID, name),
        bytes,
        savedBy: saved_by,
        dtmSaved: saved_at.toISOString(),
      })),
    }
  },

  async get(caller: Caller, headerID: string, photo: string) {
    const bytes = await files.read(caller, { headerID, kind: 'jpg', photo })
    return { bytes, fileName: `${headerID}-${photo}.jpg` }
  },

  /**
   * Those of some photos that are stored with a quote, by their ids, in the order given; no more of them than come to
   * a number of bytes together.
   */
  async read(caller: Caller, headerID: string, { ids, mostBytes }: WantedPhotos): Promise<StoredPhotos> {
    await openHeader(caller, headerID)
    const rows = await repository.list(headerID)
    const sizes = new Map(rows.map(({ name, bytes }) => [idOf(headerID, name), bytes]))
    const read = new Map<string, ArrayBuffer>()
    let left = mostBytes
    for (const photo of ids) {
      const size = sizes.get(photo)
      if (size === undefined || size > left) continue
      left -= size
      const bytes = await files.read(caller, { headerID, kind: 'jpg', photo })
      read.set(photo, Uint8Array.from(bytes).buffer)
    }
    return read
  },

  async save(caller: Caller, named: Omit<PhotoName, 'kind'>, base64File: string) {
    refuseAccepted(await openHeader(caller, named.headerID))
    const checked = await checkFile(caller, { ...named, kind: 'jpg' }, base64File)
    const written = await files.writeAll(caller, [checked])
    const replaced = await discardUnlessNamed(written, async () => {
      const places = []
      for (const one of written)
        places.push(replacedBy(await repository.add({ written: one, savedAt: now(), most: MAX_PHOTOS })))
      return places
    })
    await removeReplaced(replaced)
    return { photo: named.photo, bytes: checked.bytes.length }
  },

  async remove(caller: Caller, named: Omit<PhotoName, 'kind'>) {
    refuseAccepted(await openHeader(caller, named.headerID))
    await removeReplaced([replacedBy(await repository.remove({ ...named, kind: 'jpg' }))])
    return { photo: named.photo }
  },
})

/** The place of the content before, or a refusal. */
function replacedBy(outcome: Replaced | 'accepted' | 'too-many'): string | null {
  if (typeof outcome === 'object') return outcome.replaced
  if (outcome === 'accepted') refuseAccepted({ status: 'accepted', changingOption: null })
  throw new AppError('file.refused', `A quote can have ${MAX_PHOTOS} photos. Remove one first.`)
}
