import type { SavedFacts } from '@ramp/contracts'
import type { PaperInput } from '@ramp/papers'

/** What a dealer's card says beside name, license, phone and e-mail, as papers print it. */
export function companyOnPaper(company: SavedFacts['company']): PaperInput['dealer']['company'] {
  if (!company) return undefined
  const { address, insurance, terms, logo } = company
  return {
    address,
    insurance,
    terms,
    logo: logo === null ? null : Uint8Array.from(Buffer.from(logo, 'base64')).buffer,
  }
}
