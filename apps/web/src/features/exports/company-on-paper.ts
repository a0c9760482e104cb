import type { SavedFacts } from '@ramp/contracts'
import type { PaperInput } from '@ramp/papers'

/** What the dealer's card says beside name, license, phone and e-mail, as a proposal prints it. */
export function companyOnPaper(company: SavedFacts['company']): PaperInput['dealer']['company'] {
  if (!company) return undefined
  const { address, insurance, terms, logo } = company
  return {
    address,
    insurance,
    terms,
    logo: logo === null ? null : Uint8Array.from(atob(logo), (letter) => letter.charCodeAt(0)).buffer,
  }
}
