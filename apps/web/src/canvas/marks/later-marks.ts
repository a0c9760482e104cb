import { isSurveyed } from '@ramp/domain'
import type { Editor, EditorState, Mode } from '@ramp/editor'
import { fetchedLater } from '../../fetching/fetched-later.tsx'

type SiteMarks = typeof import('./site-marks.ts')
type StepMarks = typeof import('./step-marks.ts')

/** Marks that no drawing begins with; null as long as they are not there. */
export type LaterMarks = { readonly site: SiteMarks | null; readonly steps: StepMarks | null }

const site = fetchedLater<SiteMarks>(() => import('./site-marks.ts'))
const steps = fetchedLater<StepMarks>(() => import('./step-marks.ts'))

export const laterMarks = (): LaterMarks => ({ site: site.there(), steps: steps.there() })
export const fetchLaterMarks = () => Promise.all([site.fetch(), steps.fetch()])

/** Modes with marks of their own; in the others only closures, legs and openings stand over the parts. */
const STEPS: readonly Mode[] = ['run', 'connection', 'closure', 'leg', 'bracing', 'confirm']

/** Without a line to the server. */
const ASK_AGAIN_MS = 3000

/**
 * Gives the function that fetches what an editor's state needs, once it needs it: the marks of a step, those of a site, and
 * the tool that takes hold of those. `onThere` is told when it is there.
 */
export function marksFetcher(editor: Editor, onThere: () => void): () => void {
  const lookForSite = askOnce(site.fetch, () => {
    site.there()?.lendSiteTool(editor)
    onThere()
  })
  const lookForSteps = askOnce(steps.fetch, onThere)
  return function look() {
    const { mode, layout }: EditorState = editor.state
    if (mode === 'site' || isSurveyed(layout.site)) lookForSite()
    if (STEPS.includes(mode)) lookForSteps()
  }
}

/** Fetches at the first call; again after a while when it could not be had. */
function askOnce(fetch: () => Promise<void>, onThere: () => void): () => void {
  let isAsked = false
  return function ask() {
    if (isAsked) return
    isAsked = true
    const askAgain = () => {
      isAsked = false
      ask()
    }
    fetch().then(onThere, () => window.setTimeout(askAgain, ASK_AGAIN_MS))
  }
}
