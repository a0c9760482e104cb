import { isSurveyed } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { fetchedLater } from '../../fetching/fetched-later.tsx'

export type SiteMarks = typeof import('./site-marks.ts')

// Most drawings have no site.
const { there, fetch } = fetchedLater<SiteMarks>(() => import('./site-marks.ts'))

export const siteMarksThere = there
export const fetchSiteMarks = fetch

/** Without a line to the server. */
const ASK_AGAIN_MS = 3000

/**
 * Gives the function that fetches what a site needs, once the editor has one: its marks, and the tool that takes hold of
 * them. `onThere` is told when it is there.
 */
export function siteFetcher(editor: Editor, onThere: () => void): () => void {
  let isAsked = false
  const show = () => {
    there()?.lendSiteTool(editor)
    onThere()
  }
  return function look() {
    const { mode, layout } = editor.state
    if (isAsked || (mode !== 'site' && !isSurveyed(layout.site))) return
    isAsked = true
    const lookAgain = () => {
      isAsked = false
      look()
    }
    fetch().then(show, () => window.setTimeout(lookAgain, ASK_AGAIN_MS))
  }
}
