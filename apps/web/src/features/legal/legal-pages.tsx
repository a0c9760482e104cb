import { brandNow, withProductName } from '@ramp/domain'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { accessibilityText, contactText } from './accessibility-text.ts'
import { agreementText } from './agreement-text.ts'
import type { LegalText } from './legal-text.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

export const TermsPage = () => <LegalPage text={termsText} />
export const PrivacyPage = () => <LegalPage text={privacyText} />
export const AgreementPage = () => <LegalPage text={agreementText} />
/** It names whom to ask, as whoever runs the product says. */
export const AccessibilityPage = () => (
  <LegalPage
    text={{
      ...accessibilityText,
      sections: [
        ...accessibilityText.sections,
        { title: 'Contact us', text: contactText(brandNow().contact) },
      ],
    }}
  />
)

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
