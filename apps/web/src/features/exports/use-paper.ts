import { companyOnPaper, projectOnPaper, revisionsOnPaper, type SavedFacts } from '@ramp/contracts'
import type { SitePhoto } from '@ramp/domain'
import {
  drawingText,
  hashLetters,
  layOutPaper,
  letterFaults,
  missingFacts,
  openItems,
  PAPERS,
  type PaperInput,
  type PaperKind,
  type PaperRow,
  paperDay,
  paperRefusal,
  revisionFaults,
  versionWords,
} from '@ramp/papers'
import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../lib/auth/use-user.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useOfferPrice } from './offer/use-offer-price.ts'
import type { PaperChoice } from './paper-choice.ts'
import { useSitePhotos } from './use-site-photos.ts'

type ChosenPaper = PaperChoice & { readonly kind: PaperKind }

const NO_PHOTOS: readonly SitePhoto[] = []

/** What is made of a site alone says nothing of a ramp. */
export function showsSystem(kind: PaperKind): boolean {
  const { needs }: PaperRow = PAPERS[kind]
  return needs.includes('system')
}

/** The paper as it would be made now, and what it still needs. */
export function usePaper(choice: ChosenPaper, facts: SavedFacts) {
  const analysis = useAnalysis()
  const user = useUser()
  const { header } = useOpenedProject()
  const hash = useHash(analysis.layout)
  const date = useDay(facts)
  const photos = useSitePhotos(analysis.layout.site.photos ?? NO_PHOTOS, PAPERS[choice.kind].hasPhotos)
  const refusal = paperRefusal(analysis, choice.kind)
  const isMade = refusal === null
  const offered = useOfferPrice(analysis.layout, choice.kind === 'offer' && isMade)
  const { price } = offered
  const input = useMemo(
    (): PaperInput => ({
      analysis,
      project: { ...projectOnPaper(facts), name: analysis.layout.project.name || (header?.name ?? '') },
      foundation: facts.foundation,
      dealer: {
        ...facts.dealer,
        email: facts.dealer.email || (user?.email ?? ''),
        number: header?.customerNumber ?? user?.customerNumber ?? '',
        drawnBy: user?.name ?? '',
        company: companyOnPaper(facts.company),
      },
      quote: { ...quoteMarks(facts, hash, header?.option), date, number: header?.headerID ?? '' },
      price,
      photos: photos ?? undefined,
    }),
    [analysis, facts, header, user, date, hash, price, photos],
  )
  const paper = useMemo(
    () => (isMade ? layOutPaper(choice.kind, input, choice) : null),
    [choice, input, isMade],
  )
  const missing = useMemo(
    () => (choice.kind === 'permit' ? missingOfPermit(input) : []),
    [choice.kind, input],
  )
  const open = useMemo(
    () => (isMade && showsSystem(choice.kind) ? openItems(analysis) : []),
    [choice.kind, isMade, analysis],
  )
  const boxes = useMemo(() => (paper ? letterFaults(paper, input) : []), [paper, input])
  return {
    paper,
    /** What keeps it from being made. */
    refusal,
    missing,
    /** What keeps the system from being built as it is drawn. */
    open,
    /** Characters that print as boxes. */
    boxes,
    input,
    /** The dealer's price of a proposal. */
    offered,
    /** Its photos or its price are still being read. */
    isComing: photos === null || offered.isComing,
  }
}

/** The day where the dealer is, as the server dates documents; without a quote the day here. */
function useDay({ today }: SavedFacts): Date {
  const [here] = useState(() => new Date().toLocaleDateString('en-CA'))
  return useMemo(() => paperDay(today ?? here), [today, here])
}

/** A sandbox has no quote: papers say so. */
const quoteMarks = (facts: SavedFacts, hash: string, option = 1) => ({
  version: versionWords(facts.issued, hash),
  hash,
  revisions: revisionsOnPaper(facts, option),
  review: facts.review,
})

/** What a permit set needs before it goes out. */
const missingOfPermit = (input: PaperInput) => [
  ...missingFacts({ ...input, review: input.quote.review }),
  ...revisionFaults(input.analysis, input.quote.revisions),
]

/** The letters that name the drawing; empty until they are worked out. */
function useHash(layout: unknown): string {
  const [hash, setHash] = useState('')
  useEffect(() => {
    let isStale = false
    crypto.subtle.digest('SHA-256', new TextEncoder().encode(drawingText(layout))).then((digest) => {
      if (!isStale) setHash(hashLetters(new Uint8Array(digest)))
    })
    return () => {
      isStale = true
    }
  }, [layout])
  return hash
}
