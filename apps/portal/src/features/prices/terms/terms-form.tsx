import { Button } from '@mantine/core'
import type { DealerPrices } from '@ramp/contracts'
import { Notice } from '@ramp/shell'
import { useRef } from 'react'
import { ProblemsContext } from '../../../ui/prices/draft/problems-context.ts'
import { MethodFields } from '../../../ui/prices/method-fields.tsx'
import { submitWith } from '../../../ui/prices/terms/submit-with.ts'
import { UnsavedQuestion } from '../../../ui/unsaved-question.tsx'
import classes from './terms-form.module.css'
import { TermsSections } from './terms-sections.tsx'
import { useTermsForm } from './use-terms-form.ts'

type TermsFormProps = { readonly saved: DealerPrices }

/** The terms of a company: the method first, and the rest in sections that open. */
export function TermsForm({ saved }: TermsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, problems, answer, isBusy, isUnsaved, change, save } = useTermsForm(saved)
  const submit = submitWith(form, save)
  return (
    <ProblemsContext value={problems}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <UnsavedQuestion isUnsaved={isUnsaved} />
        <div className={classes.method}>
          <MethodFields
            value={draft.method}
            tables={saved.tables}
            onChange={(method) => change({ method })}
          />
          {draft.method?.kind === 'cost-plus' && (
            <p className={classes.hint}>
              {saved.hasPurchaseLevel
                ? 'The cost is what your company pays for the parts.'
                : 'Your purchase level is not entered, so quotes have no price yet. Ask customer service to enter it.'}
            </p>
          )}
        </div>
        <TermsSections draft={draft} problems={problems} onChange={change} />
        <Button type="submit" loading={isBusy}>
          Save prices
        </Button>
        {/* Below the button: it goes once a field that was changed is left, which the press on the button does. */}
        <div className={classes.answer} role="status">
          {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
        </div>
      </form>
    </ProblemsContext>
  )
}
