import {
  CallError,
  type DraftSummary,
  discardDraft,
  duplicateQuote,
  getDraft,
  saveDraft,
} from '@ramp/contracts'
import type { Editor } from '@ramp/editor'
import { savedProjectOf } from '@ramp/formats'
import { type Api, useApi } from '@ramp/shell'
import { useEffect, useMemo, useState } from 'react'
import type { NewerDraft, OpenDraft } from '../../../drafts/draft-context.ts'
import { deviceName, removeDraftRecord, writeDraftRecord } from '../../../drafts/draft-record.ts'
import { DraftSaver, type DraftState, type DraftToSend } from '../../../drafts/draft-saver.ts'
import { base64Of } from '../../../output/base64-of.ts'
import { layoutPreview } from '../../../output/layout-preview.ts'
import { type Owner, ownerOf } from '../../../persistence/owner.ts'
import { restoreLayout } from '../../../persistence/restore.ts'
import type { OpenedProject } from '../../../project/opened-project.ts'

/** From which draft a drawing goes on. */
export type DraftStart = {
  readonly counter: number
  /** Number of the last edit that this browser holds. */
  readonly edit: number
  /** The drawing has edits that the server does not have. */
  readonly isUnsent: boolean
}

type Draft = { readonly open: OpenDraft | null; readonly saver: DraftSaver | null }

/** Saves the drawing of a quote as a draft on the server while it is edited; nothing in the sandbox and in a tab that only looks. */
export function useDraft(
  editor: Editor,
  project: OpenedProject,
  { start, isWriter }: { readonly start: DraftStart; readonly isWriter: boolean },
): Draft {
  const api = useApi()
  const [state, setState] = useState<DraftState>({ kind: 'unchanged' })
  const { header } = project
  const id = header && header.status !== 'accepted' ? header.headerID : null
  const saver = useMemo(() => {
    if (id === null || !isWriter) return null
    const owner = ownerOf(project)
    return new DraftSaver({
      basedOn: start.counter,
      save: (toSend) => save({ api, editor, id, owner, toSend }),
      ownNewer: () => ownNewer(api, id, owner),
      onState: setState,
      onSaved: (counter, edit) => writeDraftRecord(owner, { counter, edit }),
    })
  }, [api, editor, id, isWriter, project, start.counter])
  useEffect(() => {
    if (!saver) return
    const { layout } = editor.state.history.now
    if (start.isUnsent) saver.change(layout, start.edit)
    const flush = () => saver.flush()
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      saver.end()
    }
  }, [saver, editor, start])
  const open = useMemo(
    () =>
      saver && id !== null ? openDraft({ api, editor, id, owner: ownerOf(project), saver, state }) : null,
    [api, editor, id, project, saver, state],
  )
  return { open, saver }
}

type Saving = {
  readonly api: Pick<Api, 'call'>
  readonly editor: Editor
  readonly id: string
  readonly owner: Owner
  readonly toSend: DraftToSend
}

async function save({ api, editor, id, owner, toSend }: Saving): Promise<DraftSummary> {
  const { layout, basedOn, edit, hasPreview } = toSend
  const preview = hasPreview ? await previewOf(editor) : null
  const project = savedProjectOf(layout, { now: new Date(), headerID: id })
  const device = deviceName(owner)
  const { option } = owner
  return api.call(saveDraft, {
    id,
    option,
    basedOn,
    project,
    device,
    edit,
    ...(preview !== null && { preview }),
  })
}

/** The counter of a draft that this browser saved, though the answer did not arrive: a page was closed, or the line was gone. */
async function ownNewer(api: Pick<Api, 'call'>, id: string, owner: Owner): Promise<number | null> {
  const { draft } = await api.call(getDraft, { id, option: owner.option })
  return draft?.device === deviceName(owner) ? draft.counter : null
}

/** A draft without a preview is better than none. */
const previewOf = (editor: Editor): Promise<string | null> =>
  layoutPreview(editor.analysis)
    .then(base64Of)
    .catch(() => null)

type Opened = Omit<Saving, 'toSend'> & { readonly saver: DraftSaver; readonly state: DraftState }

const openDraft = ({ api, editor, id, owner, saver, state }: Opened): OpenDraft => ({
  state,
  newer: () => api.call(getDraft, { id, option: owner.option }),
  async keepAsCopy({ counter, draft }) {
    const { layout } = editor.state.history.now
    const copy = await api.call(duplicateQuote, { id })
    const named = { ...layout, project: { ...layout.project, name: copy.name } }
    const project = savedProjectOf(named, { now: new Date(), headerID: copy.id })
    await api.call(saveDraft, { id: copy.id, basedOn: copy.draft?.counter ?? 0, project })
    takeNewer({ editor, saver, newer: { counter, draft } })
    return copy.id
  },
  takeNewer: (newer) => takeNewer({ editor, saver, newer }),
  async finish() {
    saver.drop()
    await saver.rest()
    removeDraftRecord(owner)
    if (saver.counter === 0) return
    const { option } = owner
    const discarded = await api.call(discardDraft, { id, option, counter: saver.counter }).catch(sayNothing)
    // Who goes back to the design draws on, and the draft begins where this one ended.
    if (discarded) saver.goOnFrom(discarded.counter)
  },
})

type Taking = { readonly editor: Editor; readonly saver: DraftSaver; readonly newer: NewerDraft }

/** Where it was finished elsewhere there is no draft to take: the drawing stays, and is the draft from now on. */
function takeNewer({ editor, saver, newer: { counter, draft } }: Taking) {
  if (draft) {
    saver.drop()
    restoreLayout(editor, draft.project.layout)
  }
  saver.goOnFrom(counter)
}

/** A draft that was finished and not discarded is offered once more, and is what was finished. */
function sayNothing(error: unknown) {
  if (!(error instanceof CallError)) throw error
}
