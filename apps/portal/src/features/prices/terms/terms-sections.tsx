import type { ReactNode } from 'react'
import type { DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import type { Problems } from '../../../ui/prices/draft/read-draft.ts'
import { chargeContents, laterContents, marginContent } from '../../../ui/prices/sections/terms-contents.tsx'
import { Section } from '../../../ui/prices/terms/section.tsx'
import { FIELD_NAMES, SUMMARIES } from '../../../ui/prices/terms/terms-text.ts'
import classes from './terms-form.module.css'

type Part = keyof typeof SUMMARIES

type TermsSectionsProps = {
  readonly draft: DraftTerms
  readonly problems: Problems
  readonly onChange: (changed: Partial<DraftTerms>) => void
}

/** Everything beside the method, in the order in which a proposal lists it. */
export function TermsSections({ draft, problems, onChange }: TermsSectionsProps) {
  const section = (part: Part, content: ReactNode) => (
    <Section
      key={part}
      title={FIELD_NAMES[part]}
      summary={SUMMARIES[part](draft)}
      hasProblem={[...problems.keys()].some((path) => path === part || path.startsWith(`${part}.`))}
    >
      {content}
    </Section>
  )
  const of = <Field extends keyof DraftTerms>(field: Field) => ({
    value: draft[field],
    onChange: (value: DraftTerms[Field]) => onChange({ [field]: value }),
  })
  return (
    <div className={classes.sections}>
      {[...chargeContents(of), ...laterContents(of), marginContent(of)].map(({ part, content }) =>
        section(part, content),
      )}
    </div>
  )
}
