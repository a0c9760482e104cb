import { PAYMENT_STAGES, type PaymentStage } from '@ramp/pricing'
import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useProblem } from './draft/problems-context.ts'
import { type Choice, ChoiceEntry, MoneyEntry, PercentEntry } from './entries.tsx'
import classes from './prices.module.css'

type Plan = NonNullable<DraftOf<'plan'>>

const BLANK: Plan = {
  stages: { deposit: null, delivery: null, completion: null },
  cap: { percent: null, cents: null },
}

const PLANS: readonly Choice<'none' | 'stages'>[] = [
  ['none', 'Not entered'],
  ['stages', 'Deposit, delivery, completion'],
]

const STAGE_NAMES: Readonly<Record<PaymentStage, string>> = {
  deposit: 'Deposit',
  delivery: 'On delivery',
  completion: 'On completion',
}

/** When the customer pays, in percent of the total, and the most that a deposit may be. */
export function PlanFields({ value, onChange }: FieldsProps<'plan'>) {
  const problem = useProblem('plan.stages')
  return (
    <div className={classes.stack}>
      <ChoiceEntry
        path="plan"
        label="Payment plan"
        value={value ? 'stages' : 'none'}
        choices={PLANS}
        onChange={(plan) => onChange(plan === 'none' ? null : BLANK)}
      />
      {value && (
        <>
          <div className={classes.fields}>
            {PAYMENT_STAGES.map((stage) => (
              <PercentEntry
                key={stage}
                path={`plan.stages.${stage}`}
                label={STAGE_NAMES[stage]}
                value={value.stages[stage] === 0 ? null : value.stages[stage]}
                max={100}
                placeholder="Nothing due"
                onChange={(percent) => onChange({ ...value, stages: { ...value.stages, [stage]: percent } })}
              />
            ))}
          </div>
          {problem && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={classes.fields}>
            <PercentEntry
              path="plan.cap.percent"
              label="Maximum deposit, percent"
              value={value.cap.percent}
              max={100}
              placeholder="No limit"
              onChange={(percent) => onChange({ ...value, cap: { ...value.cap, percent } })}
            />
            <MoneyEntry
              path="plan.cap.cents"
              label="Maximum deposit, amount"
              value={value.cap.cents}
              placeholder="No limit"
              hint="The smaller of the two applies."
              onChange={(cents) => onChange({ ...value, cap: { ...value.cap, cents } })}
            />
          </div>
        </>
      )}
    </div>
  )
}
