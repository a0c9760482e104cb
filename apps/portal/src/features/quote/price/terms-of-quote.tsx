import { Button } from '@mantine/core'
import type { PricedOption } from '@ramp/contracts'
import type { ReactNode } from 'react'
import type { ChangedDraft, DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import type { Problems } from '../../../ui/prices/draft/read-draft.ts'
import { MethodFields, type OfferedTable } from '../../../ui/prices/method-fields.tsx'
import {
  chargeContents,
  laterContents,
  marginContent,
  milesContent,
} from '../../../ui/prices/sections/terms-contents.tsx'
import { Section } from '../../../ui/prices/terms/section.tsx'
import { FIELD_NAMES, SUMMARIES } from '../../../ui/prices/terms/terms-text.ts'
import { isOwn } from './own-draft.ts'
import classes from './price-panel.module.css'

type Field = keyof DraftTerms

type TermsOfQuoteProps = {
  readonly draft: DraftTerms
  readonly own: ChangedDraft
  readonly problems: Problems
  readonly priced: PricedOption
  readonly tables: readonly OfferedTable[]
  readonly change: (changed: ChangedDraft) => void
  readonly takeCompanyTerms: (fields: readonly Field[]) => void
}

/** Everything that a quote can have of its own, each closed with what holds now; what stops the price is open. */
export function TermsOfQuote(props: TermsOfQuoteProps) {
  const { draft, own, problems, priced, tables, change, takeCompanyTerms } = props
  const of = <One extends Field>(field: One) => ({
    value: draft[field],
    onChange: (value: DraftTerms[One]) => change({ [field]: value }),
    isOfQuote: true,
  })
  const section = (field: keyof typeof SUMMARIES, content: ReactNode, more: readonly Field[] = []) => {
    const fields = [field, ...more]
    const isAt = (path: string) => fields.some((one) => path === one || path.startsWith(`${one}.`))
    return (
      <Section
        key={field}
        title={FIELD_NAMES[field]}
        summary={isOwn(own, fields) ? `${SUMMARIES[field](draft)}, this quote only` : SUMMARIES[field](draft)}
        level="h3"
        hasProblem={[...problems.keys()].some(isAt)}
        isOpenAtFirst={priced.findings.some(({ field: at, stops }) => stops && isAt(at))}
      >
        {content}
        <div className={classes.companys}>
          {isOwn(own, fields) ? (
            <Button variant="default" size="xs" onClick={() => takeCompanyTerms(fields)}>
              Use company terms
            </Button>
          ) : (
            'Company terms apply.'
          )}
        </div>
      </Section>
    )
  }
  return (
    <div className={classes.terms}>
      {priced.mayChangeMethod && section('method', <MethodFields {...of('method')} tables={tables} />)}
      {[
        ...chargeContents(of, priced.proposedHours),
        milesContent(of),
        ...laterContents(of),
        ...(priced.mayChangeMethod ? [marginContent(of)] : []),
      ].map(({ part, content, more }) => section(part, content, more))}
    </div>
  )
}
