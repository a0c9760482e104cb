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
    headerID: string,
    project: SavedProject,
    draftBefore: () => Promise<SavedProject | null>,
  ) => Promise<void>
  /** Refuses a preview that is none. */
  readonly checkPreview: (caller: Caller, headerID: string, base64: string) => Promise<unknown>
  readonly takeRoom: CustomerStorage['take']
  readonly now: () => Date
}

type ToSave = ValidInputOf<typeof saveDraft>

/** Unfinished drawings: whoever may open a quote may go on with its draft, one save after the other, until it is accepted. */
export const draftsService = (deps: Deps) => {
  const { repository, openHeader, takeRoom, now } = deps
  async function refuseOlder(caller: Caller, headerID: string): Promise<never> {
    refuseAccepted(await openHeader(caller, headerID))
    const known = await repository.state(headerID)
    throw new AppError('draft.changed', olderSentence(known))
  }
  return {
    async get(caller: Caller, headerID: string): Promise<AnswerOf<typeof getDraft>> {
      await openHeader(caller, headerID)
      const found = await repository.find(headerID)
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
      const { id: headerID, basedOn, project, preview, device, edit } = toSave
      await deps.checkFits(caller, headerID, project, async () => {
        const before = await repository.find(headerID)
        return before?.body ? projectIn(before.body) : null
      })
      if (preview !== undefined) await deps.checkPreview(caller, headerID, preview)
      const body = JSON.stringify(project)
      const known = await repository.state(headerID)
      const bytes = Buffer.byteLength(body) + (preview?.length ?? 0) - (known?.bytes ?? 0)
      await takeRoom({ headerID, bytes: Math.max(0, bytes) })
      const savedAt = now()
      const by = { device, edit, savedBy: caller.name, savedAt }
      const saved = await repository.save({ headerID, basedOn, body, preview: preview ?? null, ...by })
      if (!saved) return refuseOlder(caller, headerID)
      const { counter, has_preview: hasPreview } = saved
      return { counter, savedBy: caller.name, savedAt: savedAt.toISOString(), hasPreview }
    },

    async discard(caller: Caller, headerID: string, counter: number) {
      await openHeader(caller, headerID)
      const discarded = await repository.discard(headerID, counter)
      if (discarded === null) return refuseOlder(caller, headerID)
      return { counter: discarded }
    },

    async preview(caller: Caller, headerID: string): Promise<Uint8Array> {
      await openHeader(caller, headerID)
      const preview = await repository.preview(headerID)
      if (preview !== null) return Buffer.from(preview, 'base64')
      throw new AppError('draft.unknown', `Quote ${headerID} has no draft preview.`)
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
