import { HANDRAIL_NAMES, HANDRAILS, type Handrails } from '@ramp/domain'
import type { DraftOf } from './draft/draft-terms.ts'
import { ChargeEntry, type Choice, ChoiceEntry, MoneyEntry, StepsEntry } from './entries.tsx'
import classes from './prices.module.css'
import { Rows } from './rows.tsx'

type RateCard = Extract<NonNullable<DraftOf<'method'>>, { readonly kind: 'rate-card' }>

type RateCardFieldsProps = {
  readonly value: RateCard
  readonly onChange: (value: RateCard) => void
}

/** Wider than any ramp; the contract takes no more. */
const ANY_WIDTH = 200
export const ANY_RATE = { widest: ANY_WIDTH, railing: null, perFoot: null } as const

const RAILINGS: readonly Choice<Handrails | 'any'>[] = [
  ['any', 'Any railing'],
  ...HANDRAILS.map((one) => [one, HANDRAIL_NAMES[one]] as const),
]

const INSTALLED: readonly Choice<'yes' | 'no'>[] = [
  ['yes', 'Ramp and installation'],
  ['no', 'Ramp only'],
]

/** Rates for feet of ramp by width and railing, and for what is counted. */
export function RateCardFields({ value, onChange }: RateCardFieldsProps) {
  return (
    <>
      <Rows
        path="method.ramps"
        name="Rate"
        rows={value.ramps}
        blank={ANY_RATE}
        most={50}
        onChange={(ramps) => onChange({ ...value, ramps })}
      >
        {(rate, change, place) => (
          <>
            <MoneyEntry
              path={`method.ramps.${place}.perFoot`}
              label="Price per foot"
              value={rate.perFoot}
              onChange={(perFoot) => change({ perFoot })}
            />
            <StepsEntry
              path={`method.ramps.${place}.widest`}
              label="Clear width up to (in)"
              value={rate.widest === ANY_WIDTH ? null : rate.widest}
              max={ANY_WIDTH}
              placeholder="Any width"
              onChange={(widest) => change({ widest: widest ?? ANY_WIDTH })}
            />
            <ChoiceEntry
              path={`method.ramps.${place}.railing`}
              label="Railing"
              value={rate.railing ?? 'any'}
              choices={RAILINGS}
              onChange={(railing) => change({ railing: railing === 'any' ? null : railing })}
            />
          </>
        )}
      </Rows>
      <div className={classes.fields}>
        <ChoiceEntry
          path="method.isInstalled"
          label="The rates are for"
          value={value.isInstalled ? 'yes' : 'no'}
          choices={INSTALLED}
          onChange={(installed) => onChange({ ...value, isInstalled: installed === 'yes' })}
        />
        {CHARGES.map(([field, label, placeholder]) => (
          <ChargeEntry
            key={field}
            path={`method.${field}`}
            label={label}
            value={value[field]}
            placeholder={placeholder}
            onChange={(cents) => onChange({ ...value, [field]: cents })}
          />
        ))}
      </div>
    </>
  )
}

const CHARGES = [
  ['perPlatform', 'Per platform', 'Not charged'],
  ['perStair', 'Per stair', 'Not charged'],
  ['minimum', 'Minimum job', 'No minimum'],
  ['perMile', 'Per mile', 'Not charged'],
] as const
