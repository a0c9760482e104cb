import { Button, Textarea, TextInput } from '@mantine/core'
import { CARD_LIMITS, type SavedDealerCard } from '@ramp/contracts'
import { Notice } from '@ramp/shell'
import type { FormEvent } from 'react'
import { UnsavedQuestion } from '../../ui/unsaved-question.tsx'
import classes from './company-page.module.css'
import type { DraftCard } from './draft-card.ts'
import { LogoField } from './logo-field.tsx'
import { type CardProblems, useCompanyForm } from './use-company-form.ts'

/** What proposals say of a company; each save is a version. */
export function CompanyForm({ saved }: { readonly saved: SavedDealerCard }) {
  const { draft, problems, answer, isBusy, isUnsaved, change, refuseLogo, save } = useCompanyForm(saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedQuestion isUnsaved={isUnsaved} />
      <ShortFields draft={draft} problems={problems} onChange={change} />
      <LogoField
        value={draft.logo}
        problem={problems.logo}
        onChange={(logo) => change({ logo })}
        onRefuse={refuseLogo}
      />
      <Textarea
        w="100%"
        label="Terms"
        description="Printed on the last pages of a proposal. A new line begins a new paragraph."
        descriptionProps={{ c: 'var(--muted)' }}
        rows={12}
        maxLength={CARD_LIMITS.terms}
        value={draft.terms}
        onChange={({ currentTarget }) => change({ terms: currentTarget.value })}
      />
      <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
        Save company
      </Button>
      <div role="status">{answer && <Notice tone={answer.tone}>{answer.text}</Notice>}</div>
    </form>
  )
}

type FieldsProps = {
  readonly draft: DraftCard
  readonly problems: CardProblems
  readonly onChange: (changed: Partial<DraftCard>) => void
}

const ShortFields = ({ draft, problems, onChange }: FieldsProps) => (
  <div className={classes.fields}>
    <TextInput
      label="Company name"
      autoComplete="organization"
      maxLength={CARD_LIMITS.words}
      value={draft.name}
      error={problems.name}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <TextInput
      label="Contractor license"
      maxLength={CARD_LIMITS.words}
      value={draft.licence}
      onChange={({ currentTarget }) => onChange({ licence: currentTarget.value })}
    />
    <Textarea
      label="Address"
      rows={3}
      value={draft.address}
      error={problems.address}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
    />
    <Textarea
      label="Insurance"
      rows={3}
      maxLength={CARD_LIMITS.insurance}
      value={draft.insurance}
      onChange={({ currentTarget }) => onChange({ insurance: currentTarget.value })}
    />
    <TextInput
      label="Phone"
      type="tel"
      autoComplete="work tel"
      maxLength={CARD_LIMITS.words}
      value={draft.phone}
      onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
    />
    <TextInput
      label="E-mail"
      type="email"
      autoComplete="work email"
      maxLength={CARD_LIMITS.words}
      value={draft.email}
      onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
    />
  </div>
)
