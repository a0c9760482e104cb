/** What has to be there before a paper is made. */
export type PaperNeed = 'system' | 'rise' | 'survey'

/** A paper that is made of a project: what people call it, and what it takes. */
export type PaperRow = {
  /** As people choose it. */
  readonly name: string
  /** Asked for in this order. */
  readonly needs: readonly PaperNeed[]
  /** Whether it shows prices. */
  readonly hasPrices: boolean
  /** Whether it shows photos of the site. */
  readonly hasPhotos: boolean
  /** The field of the call that has its settings; null of a paper without any. */
  readonly settings: 'permit' | 'offer' | 'survey' | null
}

/** Every paper, in the order in which people choose one; `lay-out-paper.ts` says how each is laid out. */
export const PAPERS = {
  permit: {
    name: 'Permit set',
    needs: ['system', 'rise'],
    hasPrices: false,
    hasPhotos: false,
    settings: 'permit',
  },
  crew: { name: 'Crew pack', needs: ['system', 'rise'], hasPrices: false, hasPhotos: false, settings: null },
  offer: { name: 'Proposal', needs: ['system'], hasPrices: true, hasPhotos: false, settings: 'offer' },
  survey: { name: 'Survey sheet', needs: ['survey'], hasPrices: false, hasPhotos: true, settings: 'survey' },
  'survey-form': {
    name: 'Survey form',
    needs: [],
    hasPrices: false,
    hasPhotos: false,
    settings: 'survey',
  },
} as const satisfies Readonly<Record<string, PaperRow>>

export type PaperKind = keyof typeof PAPERS

// The keys of a record are the names of its type.
export const PAPER_KINDS = Object.keys(PAPERS) as [PaperKind, ...PaperKind[]]

export const isPaperKind = (kind: string): kind is PaperKind => Object.hasOwn(PAPERS, kind)

export { type Missing, missingFacts } from './missing-facts.ts'
