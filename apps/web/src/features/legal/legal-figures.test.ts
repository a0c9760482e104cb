import { expect, test } from 'vitest'
import { agreementText } from './agreement-text.ts'
import type { LegalText } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

const PAGES: Readonly<Record<string, LegalText>> = {
  terms: termsText,
  agreement: agreementText,
  privacy: privacyText,
}

/** The figures of the legal pages (spec 1 §9, spec 3 §9). */
test.each`
  page           | says
  ${'terms'}     | ${'charged within 30 days of card authorization'}
  ${'terms'}     | ${'Buyers must be 18 or over'}
  ${'terms'}     | ${'within the United States only'}
  ${'terms'}     | ${'One promo code can be used per transaction'}
  ${'terms'}     | ${'not cured within 10 days of notice'}
  ${'agreement'} | ${'return or destroy the software within 10 days of termination'}
  ${'agreement'} | ${'the greater of $100 or the license fee'}
  ${'agreement'} | ${'Claims must be brought within 1 year'}
  ${'agreement'} | ${'under $5,000 may be settled in small-dispute arbitration'}
  ${'privacy'}   | ${'anyone under 13'}
  ${'privacy'}   | ${'We store every version of the last 30 days, the last version of each earlier day, and the newest of every quote with no time limit'}
  ${'privacy'}   | ${'The product never changes or deletes these lines'}
  ${'privacy'}   | ${'the last ten backups and the last one of each of the last seven days'}
  ${'privacy'}   | ${'are in the memory of the tab only and are gone when it is closed'}
  ${'privacy'}   | ${'Drawings made without a quote are in your browser only'}
  ${'privacy'}   | ${'contact, phone, address and permit number'}
  ${'privacy'}   | ${'only while your company shares the quote with them, 24 hours at a time'}
  ${'privacy'}   | ${'Questions about your data go to the customer service'}
`('$page: $says [web-legal-1]', ({ page, says }) => {
  expect(PAGES[page]?.sections.map(({ text }) => text).join(' ')).toContain(says)
})
