import type { Layout } from '@ramp/domain'
import { readSavedProject, savedProjectOf } from '@ramp/formats'
import type { Sql } from '../db/database.ts'
import type { Caller } from '../identity/caller.ts'
import { copyDraft } from '../modules/drafts/drafts.repository.ts'
import { copyPhotos } from '../modules/files/photos.repository.ts'
import type { lastProjectWith, projectsService } from '../modules/projects/projects.service.ts'
import type { DrawingToCopy } from '../modules/quotes/duplicate.service.ts'
import { issuedLayout } from '../modules/quotes/last-issued.ts'

type Deps = Pick<ReturnType<typeof projectsService>, 'keep'> & {
  readonly lastProject: ReturnType<typeof lastProjectWith>
}

/**
 * Saves the drawing of a quote as the project of its copy, and its draft as that of the copy, with the photos of its site, as part of the
 * transaction that makes the copy. When the project was saved; null where there is none.
 */
export const copyDrawingWith =
  ({ keep, lastProject }: Deps) =>
  async (sql: Sql, caller: Caller, { from, to, name, createdAt }: DrawingToCopy): Promise<Date | null> => {
    const layout = newest(await lastProject(sql, from), await issuedLayout(sql, from))
    // A header that was changed after it was created is how the designer knows of a saved project (spec 1 §3).
    const savedAt = new Date(createdAt.getTime() + 1)
    const projectOf = (drawn: Layout) =>
      savedProjectOf(
        { ...drawn, project: { ...drawn.project, name } },
        { now: savedAt, created: createdAt.toISOString(), headerID: to },
      )
    const hasDraft = await copyDraft(sql, {
      from,
      to,
      savedBy: caller.name,
      savedAt,
      adapt: (body) => {
        const reading = readSavedProject(body)
        return reading.isReadable ? JSON.stringify(projectOf(reading.saved.layout)) : null
      },
    })
    if (layout) await keep(sql, caller, { headerID: to, option: 1, project: projectOf(layout), savedAt })
    if (layout || hasDraft) await copyPhotos(sql, from, to)
    return layout ? savedAt : null
  }

type Drawing = { readonly layout: Layout; readonly savedAt: Date } | null

/** A client that finishes without saving its project leaves the drawing in the quote only. */
const newest = (saved: Drawing, issued: Drawing): Layout | null =>
  (saved && issued && issued.savedAt > saved.savedAt ? issued : (saved ?? issued))?.layout ?? null
