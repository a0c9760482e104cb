import { getPaperFacts, makePaper, savePaperFacts } from '@ramp/contracts'
import { fileRoute, type Route, route } from '../../http/route.ts'
import type { Note } from '../../operations/audit.ts'
import type { papersService } from './papers.service.ts'

/** Whoever may open a quote may have its papers. */
export const papersRoutes = (papers: ReturnType<typeof papersService>, note: Note): Route[] => [
  route(getPaperFacts, ({ id }, caller) => papers.facts(caller, id)),
  route(savePaperFacts, async ({ id, ...facts }, caller) => {
    const kept = await papers.save(caller, id, facts)
    await note(caller, { event: 'facts-saved', headerID: id })
    return kept
  }),
  fileRoute(makePaper, async (wanted, caller) => {
    const made = await papers.make(caller, wanted)
    await note(caller, { event: 'exported', headerID: wanted.id })
    return made
  }),
]
