import { type DraftSummary, getDraft } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { deviceName, readDraftRecord } from '../../../drafts/draft-record.ts'
import { newerDrawing } from '../../../drafts/newer-drawing.ts'
import { newestSaved } from '../../../journal/newest-saved.ts'
import { restoreBackup } from '../../../journal/saved-backup.ts'
import type { StoreFault } from '../../../journal/saved-store.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import type { OpenedProject } from '../../../project/opened-project.ts'

/** Unfinished work on a project: the newer of what this browser holds and of the draft on the server. */
export type Unfinished = {
  readonly layout: Layout | null
  /** The draft, where it is the newer one: saved by whom, and when. */
  readonly draft: DraftSummary | null
  /** Number of the last edit in this browser; 0 where it holds nothing. */
  readonly edit: number
  /** Edits that the server does not have yet. */
  readonly isUnsent: boolean
  /** Counter of the draft that the drawing of this browser goes on from; 0 where there is none. */
  readonly basedOn: number
  /** Counter of the draft on the server now. */
  readonly counter: number
  /** Why the browser's database could not be asked. */
  readonly fault: StoreFault | null
}

/** Unfinished work; null until it is read. */
export function useUnfinished(project: OpenedProject): Unfinished | null {
  const api = useApi()
  const [found, setFound] = useState<Unfinished | null>(null)
  useEffect(() => {
    let isWanted = true
    readUnfinished(project, api).then((unfinished) => {
      if (isWanted) setFound(unfinished)
    })
    return () => {
      isWanted = false
    }
  }, [project, api])
  return found
}

/** A server that does not answer keeps nobody from the drawing that is here, milliseconds. */
const WAIT_MS = 4000

async function readUnfinished(project: OpenedProject, api: Pick<Api, 'call'>): Promise<Unfinished> {
  const owner = ownerOf(project)
  const [{ drawing, fault }, remote] = await Promise.all([
    restoreBackup(owner).then(() => newestSaved(owner)),
    draftOf(project, api),
  ])
  const own = remote?.draft?.device === deviceName(owner) ? remote.draft : null
  // Where the answer to a save was lost the draft itself says what it has.
  const record = own ?? readDraftRecord(owner)
  const newer = newerDrawing({
    local: drawing,
    remote: remote?.draft ?? null,
    record,
    counter: remote?.counter ?? null,
  })
  const draft = newer === 'server' ? (remote?.draft ?? null) : null
  const here = newer === 'browser' ? drawing : null
  return {
    layout: (draft?.project ?? here)?.layout ?? null,
    draft,
    edit: drawing?.edit ?? 0,
    isUnsent: here !== null && here.edit > (record?.edit ?? 0),
    basedOn: record?.counter ?? 0,
    counter: remote?.counter ?? record?.counter ?? 0,
    fault,
  }
}

/** What the server has; null in the sandbox, for an accepted quote, and where it does not answer. */
async function draftOf({ header }: OpenedProject, api: Pick<Api, 'call'>) {
  if (!header || header.status === 'accepted') return null
  const late = new Promise<null>((done) => setTimeout(() => done(null), WAIT_MS))
  return Promise.race([
    api.call(getDraft, { id: header.headerID, option: header.option }).catch(() => null),
    late,
  ])
}
