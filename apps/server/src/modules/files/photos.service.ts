import { MAX_PHOTOS } from '@ramp/contracts'
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

/** Photos of a visit, each a file of its quote: whoever may open the quote may see and change them until it is accepted. */
export const photosService = ({ repository, files, openHeader, checkFile, removeReplaced, now }: Deps) => ({
  async list(caller: Caller, headerID: string) {
    await openHeader(caller, headerID)
    const rows = await repository.list(headerID)
    return {
      photos: rows.map(({ name, bytes, saved_by, saved_at }) => ({
        photo: name.slice(photosOf(headerID).length, -'.jpg'.length),
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
  if (outcome === 'accepted') refuseAccepted({ status: 'accepted' })
  throw new AppError('file.refused', `A quote holds ${MAX_PHOTOS} photos. Remove one first.`)
}
