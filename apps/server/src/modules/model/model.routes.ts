import { DRAWING_FORMATS } from '@ramp/cad'
import { getQuoteModel, makeDrawingFile } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { fileRoute, type Route, writtenRoute } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'
import type { Note } from '../../operations/audit.ts'
import type { ListFor } from '../../policies/catalogue-for.ts'

type Deps = {
  /** The last saved project of a quote that the caller may open; else it refuses. */
  readonly get: (
    caller: Caller,
    headerID: string,
    option?: number,
  ) => Promise<{ readonly project: { readonly layout: Layout } }>
  readonly listFor: ListFor
  readonly analysis: Pick<AnalysisPool, 'run'>
  readonly note: Note
}

/** Whoever may open a quote may see it in three dimensions, and have its drawing for other programs. */
export const modelRoutes = ({ get, listFor, analysis, note }: Deps): Route[] => [
  writtenRoute(getQuoteModel, async ({ id, option }, caller) => {
    const { project } = await get(caller, id, option)
    const list = await listFor(id, option)
    return analysis.run(caller.id, { kind: 'model', layout: project.layout }, list)
  }),
  fileRoute(makeDrawingFile, async ({ id, option, format, view = 0, reader = 'dealer' }, caller) => {
    const { layout } = (await get(caller, id, option)).project
    const drawing = { kind: 'drawing-file', layout, format, view, reader } as const
    const { after, bytes } = await analysis.run(caller.id, drawing, await listFor(id, option))
    await note(caller, { event: 'exported', headerID: id })
    return { bytes, fileName: `${id}${after}.${format}`, contentType: DRAWING_FORMATS[format].contentType }
  }),
]
