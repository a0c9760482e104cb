import { withProductName } from '@ramp/domain'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { accessibilityText } from './accessibility-text.ts'
import { agreementText } from './agreement-text.ts'
import type { LegalText } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

export const TermsPage = () => <LegalPage text={termsText} />
export const PrivacyPage = () => <LegalPage text={privacyText} />
export const AgreementPage = () => <LegalPage text={agreementText} />
export const AccessibilityPage = () => <LegalPage text={accessibilityText} />

/** A legal text with numbered sections. */
const LegalPage = ({ text }: { readonly text: LegalText }) => (
  <ReadingPage title={text.title} lead={withProductName(text.lead)}>
    {text.sections.map(({ title, text: body }, index) => (
      <section key={title}>
        <h2>
          {index + 1}. {title}
        </h2>
        <p>{withProductName(body)}</p>
      </section>
    ))}
  </ReadingPage>
)
