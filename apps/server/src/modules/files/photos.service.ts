import { MAX_PHOTOS } from '@ramp/contracts'
import { discardUnlessNamed } from '../../files/discard.ts'
import { AppError } from '../../http/app-error.ts'
import { type OpenHeader, refuseAccepted } from '../../http/open-header.ts'
import type { Caller } from '../../identity/caller.ts'
import { type PhotoName, photosOf } from './file-name.policy.ts'
import { checkedFile, type filesService } from './files.service.ts'
import type { PhotosRepository } from './photos.repository.ts'

type Needs = {
  readonly repository: PhotosRepository
  readonly files: Pick<ReturnType<typeof filesService>, 'writeAll' | 'read'>
  readonly openHeader: OpenHeader
  readonly now: () => Date
}

/** Photos of a visit, each a file of its quote: whoever may open the quote may see and change them until it is accepted. */
export const photosService = ({ repository, files, openHeader, now }: Needs) => ({
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
    const checked = checkedFile({ ...named, kind: 'jpg' }, base64File)
    const written = await files.writeAll(caller, [checked])
    await discardUnlessNamed(written, async () => {
      for (const one of written)
        refuse(await repository.add({ written: one, savedAt: now(), most: MAX_PHOTOS }))
    })
    return { photo: named.photo, bytes: checked.bytes.length }
  },

  async remove(caller: Caller, named: Omit<PhotoName, 'kind'>) {
    refuseAccepted(await openHeader(caller, named.headerID))
    refuse(await repository.remove({ ...named, kind: 'jpg' }))
    return { photo: named.photo }
  },
})

function refuse(outcome: 'saved' | 'removed' | 'accepted' | 'too-many') {
  if (outcome === 'accepted') refuseAccepted({ status: 'accepted' })
  if (outcome === 'too-many')
    throw new AppError('file.refused', `A quote holds ${MAX_PHOTOS} photos. Remove one first.`)
}
