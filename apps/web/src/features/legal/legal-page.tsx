import { ReadingPage } from '../../ui/reading-page.tsx'
import type { LegalText } from './legal-text.ts'

/** A legal text with numbered sections. */
export const LegalPage = ({ text }: { readonly text: LegalText }) => (
  <ReadingPage title={text.title} lead={text.lead}>
    {text.sections.map(({ title, text: body }, index) => (
      <section key={title}>
        <h2>
          {index + 1}. {title}
        </h2>
        <p>{body}</p>
      </section>
    ))}
  </ReadingPage>
)
