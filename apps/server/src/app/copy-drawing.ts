import type { Layout } from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import type { Sql } from '../db/database.ts'
import type { Caller } from '../identity/caller.ts'
import { copyPhotos } from '../modules/files/photos.repository.ts'
import type { lastProjectWith, projectsService } from '../modules/projects/projects.service.ts'
import type { DrawingToCopy } from '../modules/quotes/duplicate.service.ts'
import { issuedLayout } from '../modules/quotes/last-issued.ts'

type Deps = Pick<ReturnType<typeof projectsService>, 'keep'> & {
  readonly lastProject: ReturnType<typeof lastProjectWith>
}

/** Saves the drawing of a quote as the project of its copy, with the photos of its site, as part of the transaction that makes the copy. */
export const copyDrawingWith =
  ({ keep, lastProject }: Deps) =>
  async (sql: Sql, caller: Caller, { from, to, name, createdAt }: DrawingToCopy): Promise<Date | null> => {
    const layout = newest(await lastProject(sql, from), await issuedLayout(sql, from))
    if (!layout) return null
    // A header that was changed after it was created is how the designer knows of a saved project (spec 1 §3).
    const savedAt = new Date(createdAt.getTime() + 1)
    const named = { ...layout, project: { ...layout.project, name } }
    const project = savedProjectOf(named, { now: savedAt, created: createdAt.toISOString(), headerID: to })
    await keep(sql, caller, { headerID: to, project, savedAt })
    await copyPhotos(sql, from, to)
    return savedAt
  }

type Drawing = { readonly layout: Layout; readonly savedAt: Date } | null

/** A client that finishes without saving its project leaves the drawing in the quote only. */
const newest = (saved: Drawing, issued: Drawing): Layout | null =>
  (saved && issued && issued.savedAt > saved.savedAt ? issued : (saved ?? issued))?.layout ?? null
