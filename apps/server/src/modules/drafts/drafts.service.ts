import type { AnswerOf, DraftSummary, getDraft, saveDraft, ValidInputOf } from '@ramp/contracts'
import { readSavedProject, type SavedProject } from '@ramp/formats'
import { AppError } from '../../http/app-error.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import type { Caller } from '../../identity/caller.ts'
import { type OpenHeader, refuseAccepted } from '../../policies/open-header.ts'
import type { DraftsRepository } from './drafts.repository.ts'

type Deps = {
  readonly repository: DraftsRepository
  readonly openHeader: OpenHeader
  /** Refuses a drawing that could not be saved to this quote. */
  readonly checkFits: (
    caller: Caller,
    toSave: Which & { readonly project: SavedProject },
    draftBefore: () => Promise<SavedProject | null>,
  ) => Promise<void>
  /** Refuses a preview that is none. */
  readonly checkPreview: (caller: Caller, headerID: string, base64: string) => Promise<unknown>
  readonly takeRoom: CustomerStorage['take']
  readonly now: () => Date
}

type ToSave = ValidInputOf<typeof saveDraft>
/** Which draft: that of the main option where none is named. */
type Which = { readonly headerID: string; readonly option?: number | undefined }

/** Unfinished drawings: whoever may open a quote may go on with its draft, one save after the other, until it is accepted. */
export const draftsService = (deps: Deps) => {
  const { repository, openHeader, takeRoom, now } = deps
  async function refuseOlder(caller: Caller, { headerID, option }: Which): Promise<never> {
    const header = await openHeader(caller, headerID)
    refuseAccepted(header, option ?? header.mainOption)
    const known = await repository.state({ headerID, option })
    throw new AppError('draft.changed', olderSentence(known))
  }
  return {
    async get(caller: Caller, which: Which): Promise<AnswerOf<typeof getDraft>> {
      await openHeader(caller, which.headerID)
      const found = await repository.find(which)
      if (!found?.body) return { counter: found?.counter ?? 0, draft: null }
      const { counter, body, saved_by, saved_at, has_preview, device, edit } = found
      const draft = {
        counter,
        savedBy: saved_by,
        savedAt: saved_at.toISOString(),
        hasPreview: has_preview,
        device,
        edit,
        project: projectIn(body),
      }
      return { counter, draft }
    },

    async save(caller: Caller, toSave: ToSave): Promise<DraftSummary> {
      const { id: headerID, option, basedOn, project, preview, device, edit } = toSave
      const which = { headerID, option }
      await deps.checkFits(caller, { ...which, project }, async () => {
        const before = await repository.find(which)
        return before?.body ? projectIn(before.body) : null
      })
      if (preview !== undefined) await deps.checkPreview(caller, headerID, preview)
      const body = JSON.stringify(project)
      const known = await repository.state(which)
      const bytes = Buffer.byteLength(body) + (preview?.length ?? 0) - (known?.bytes ?? 0)
      await takeRoom({ headerID, bytes: Math.max(0, bytes) })
      const savedAt = now()
      const by = { device, edit, savedBy: caller.name, savedAt }
      const saved = await repository.save({ ...which, basedOn, body, preview: preview ?? null, ...by })
      if (!saved) return refuseOlder(caller, which)
      const { counter, has_preview: hasPreview } = saved
      return { counter, savedBy: caller.name, savedAt: savedAt.toISOString(), hasPreview }
    },

    async discard(caller: Caller, which: Which, counter: number) {
      await openHeader(caller, which.headerID)
      const discarded = await repository.discard(which, counter)
      if (discarded === null) return refuseOlder(caller, which)
      return { counter: discarded }
    },

    async preview(caller: Caller, which: Which): Promise<Uint8Array> {
      await openHeader(caller, which.headerID)
      const preview = await repository.preview(which)
      if (preview !== null) return Buffer.from(preview, 'base64')
      throw new AppError('draft.unknown', `Quote ${which.headerID} has no draft preview.`)
    },
  }
}

/** A drawing of an earlier version is brought up to date; one that cannot be read is refused with the reason. */
function projectIn(body: string): SavedProject {
  const reading = readSavedProject(body)
  if (reading.isReadable) return reading.saved
  throw new AppError('project.unreadable', `${reading.fault.message}. ${reading.fault.detail}`)
}

const olderSentence = (known: { readonly saved_by: string } | null): string =>
  known === null
    ? 'This quote has no draft that yours could replace. Open the quote again.'
    : `${known.saved_by} saved a newer draft of this quote or finished it. Your drawing stays on this device. Keep it as a copy, or take the newer draft.`
