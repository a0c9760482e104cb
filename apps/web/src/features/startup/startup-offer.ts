/** Creator id of projects that come from the quote tool (spec 1 §3, app). */
const QUOTE_TOOL_CREATOR = '1'

/** What is known about a project before it is opened. */
export type StartupFacts = {
  readonly productName: string
  readonly projectName: string
  /** Client id of the creator; null without a header: sandbox mode. */
  readonly createdBy: string | null
  /** Whether an official saved project exists: created and last update differ. */
  readonly isSaved: boolean
  /** Whether a history backup of this very project is in the browser. */
  readonly hasHistory: boolean
}

export type StartupOffer = {
  readonly heading: string
  readonly text: string
  /** Where the official save comes from; null when there is none. */
  readonly official: 'EZT' | 'Dealer Portal' | null
  readonly hasHistory: boolean
}

/** The startup panel's variant (spec 1 §2, startup panel). */
export function startupOffer(facts: StartupFacts): StartupOffer {
  const { productName, projectName, createdBy, isSaved, hasHistory } = facts
  const isSandbox = createdBy === null
  const official = isSaved && !isSandbox ? officialName(createdBy) : null
  return {
    heading: isSandbox ? productName : `Project: ${projectName}`,
    text: isSandbox ? 'Welcome to sandbox mode' : 'Please click start project to begin designing',
    official,
    hasHistory,
  }
}

const officialName = (createdBy: string) => (createdBy === QUOTE_TOOL_CREATOR ? 'EZT' : 'Dealer Portal')
