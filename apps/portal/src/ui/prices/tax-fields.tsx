import { CHARGE_GROUPS, type ChargeGroup, GROUP_NAMES } from '@ramp/pricing'
import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useProblem } from './draft/problems-context.ts'
import { type Choice, ChoiceEntry, PercentEntry, WordsEntry } from './entries.tsx'
import classes from './prices.module.css'
import { Rows } from './rows.tsx'
import { rateChosen, ratesChanged, type Treatment, treatmentOf } from './tax-choices.ts'

type Tax = DraftOf<'tax'>

const ROUNDINGS: readonly Choice<Tax['rounding']>[] = [
  ['rate', 'Once for each rate'],
  ['line', 'On each line'],
]

/** Sales tax as the dealer enters it; nothing of it follows from a state. */
export function TaxFields({ value, onChange, isOfQuote = false }: FieldsProps<'tax'>) {
  const ownsRealProperty = Object.values(value.groups).some((one) => one?.kind === 'real-property')
  return (
    <div className={classes.stack}>
      <Rows
        path="tax.rates"
        name="Tax rate"
        rows={value.rates}
        blank={{ name: '', percent: null } as const}
        most={10}
        onChange={(rates) => onChange(ratesChanged(value, rates))}
      >
        {(rate, change, place) => (
          <>
            <WordsEntry
              path={`tax.rates.${place}.name`}
              label="Name of the rate"
              value={rate.name}
              placeholder="Sales tax"
              maxLength={80}
              onChange={(name) => change({ name })}
            />
            <PercentEntry
              path={`tax.rates.${place}.percent`}
              label="Rate"
              value={rate.percent}
              max={100}
              onChange={(percent) => change({ percent })}
            />
          </>
        )}
      </Rows>
      {CHARGE_GROUPS.map((group) => (
        <GroupTax key={group} group={group} tax={value} onChange={onChange} />
      ))}
      <div className={`${classes.fields} ${classes.broad}`}>
        <ChoiceEntry
          path="tax.rounding"
          label="Tax is rounded"
          value={value.rounding}
          choices={ROUNDINGS}
          onChange={(rounding) => onChange({ ...value, rounding })}
        />
        {(ownsRealProperty || value.ownTax !== null) && (
          <PercentEntry
            path="tax.ownTax"
            label="Tax that you pay on parts"
            value={value.ownTax}
            max={100}
            hint="Part of your cost where parts become real property."
            onChange={(ownTax) => onChange({ ...value, ownTax })}
          />
        )}
      </div>
      {isOfQuote && <ExemptCustomer value={value} onChange={onChange} />}
    </div>
  )
}

type GroupTaxProps = {
  readonly group: ChargeGroup
  readonly tax: Tax
  readonly onChange: (tax: Tax) => void
}

function GroupTax({ group, tax, onChange }: GroupTaxProps) {
  const problem = useProblem('tax.groups')
  const treatment = tax.groups[group]
  const { [group]: _, ...others } = tax.groups
  const change = (changed: Treatment | undefined) =>
    onChange({ ...tax, groups: changed ? { ...tax.groups, [group]: changed } : others })
  const path = `tax.groups.${group}`
  return (
    <div className={`${classes.fields} ${classes.broad}`}>
      <ChoiceEntry
        path={path}
        label={`Tax on ${GROUP_NAMES[group].toLowerCase()}`}
        value={rateChosen(treatment)}
        choices={choicesOf(tax)}
        hint={!treatment && problem ? problem : null}
        onChange={(chosen) => change(treatmentOf(chosen, treatment))}
      />
      {treatment?.kind === 'exempt' && (
        <>
          <WordsEntry
            path={`${path}.reason`}
            label={`Reason for exemption, ${GROUP_NAMES[group].toLowerCase()}`}
            value={treatment.reason}
            maxLength={80}
            onChange={(reason) => change({ ...treatment, reason })}
          />
          <WordsEntry
            path={`${path}.certificate`}
            label="Certificate on file"
            value={treatment.certificate}
            placeholder="Not entered"
            maxLength={60}
            onChange={(certificate) => change({ ...treatment, certificate })}
          />
        </>
      )}
    </div>
  )
}

const choicesOf = ({ rates }: Tax): readonly Choice<string>[] => [
  ['', 'Not entered'],
  ...rates.flatMap(({ name }) =>
    name.trim() === '' ? [] : [[`taxable ${name}`, `Taxable, ${name}`] as const],
  ),
  ['exempt', 'Exempt'],
  ['real-property', 'Real property, no sales tax on the line'],
]

function ExemptCustomer({ value, onChange }: FieldsProps<'tax'>) {
  const exempt = value.exemptCustomer ?? { number: '', expires: '' }
  const change = (changed: Partial<typeof exempt>) => {
    const next = { ...exempt, ...changed }
    onChange({ ...value, exemptCustomer: next.number === '' && next.expires === '' ? null : next })
  }
  return (
    <div className={`${classes.fields} ${classes.broad}`}>
      <WordsEntry
        path="tax.exemptCustomer.number"
        label="Customer's exemption number"
        value={exempt.number}
        placeholder="Not exempt"
        maxLength={80}
        onChange={(number) => change({ number })}
      />
      <WordsEntry
        path="tax.exemptCustomer.expires"
        label="Exemption expires"
        value={exempt.expires}
        maxLength={10}
        isDay
        onChange={(expires) => change({ expires })}
      />
    </div>
  )
}
