import { DRAWING_FORMATS } from '@ramp/cad'
import { getQuoteModel, makeDrawingFile } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { fileRoute, type Route, writtenRoute } from '../../http/route.ts'
import type { Caller } from '../../identity/caller.ts'
import type { Note } from '../../operations/audit.ts'

type Deps = {
  /** The last saved project of a quote that the caller may open; else it refuses. */
  readonly get: (
    caller: Caller,
    headerID: string,
    option?: number,
  ) => Promise<{ readonly project: { readonly layout: Layout } }>
  readonly analysis: Pick<AnalysisPool, 'run'>
  readonly note: Note
}

/** Whoever may open a quote may see it in three dimensions, and have its drawing for other programs. */
export const modelRoutes = ({ get, analysis, note }: Deps): Route[] => [
  writtenRoute(getQuoteModel, async ({ id, option }, caller) => {
    const { project } = await get(caller, id, option)
    return analysis.run(caller.id, { kind: 'model', layout: project.layout })
  }),
  fileRoute(makeDrawingFile, async ({ id, option, format, view = 0, reader = 'dealer' }, caller) => {
    const { layout } = (await get(caller, id, option)).project
    const { after, bytes } = await analysis.run(caller.id, {
      kind: 'drawing-file',
      layout,
      format,
      view,
      reader,
    })
    await note(caller, { event: 'exported', headerID: id })
    return { bytes, fileName: `${id}${after}.${format}`, contentType: DRAWING_FORMATS[format].contentType }
  }),
]
