import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useProblem } from './draft/problems-context.ts'
import { useKinds } from './draft/use-kinds.ts'
import { ChargeEntry, type Choice, ChoiceEntry, CountEntry, MoneyEntry, StepsEntry } from './entries.tsx'
import classes from './prices.module.css'

type Installation = DraftOf<'installation'>

const BLANKS = {
  none: { kind: 'none' },
  'per-foot': { kind: 'per-foot', perFoot: null },
  'per-part': { kind: 'per-part', perRamp: 0, perPlatform: 0, perStair: 0 },
  hours: {
    kind: 'hours',
    perHour: null,
    minutes: { setUp: 0, perRampFoot: 0, perPlatform: 0, perStair: 0 },
    hours: null,
  },
} as const

const KINDS: readonly Choice<Installation['kind']>[] = [
  ['none', 'Not charged'],
  ['per-foot', 'Per foot of ramp'],
  ['per-part', 'Per part'],
  ['hours', 'Hours and rate'],
]

type InstallationFieldsProps = FieldsProps<'installation'> & {
  /** Hours that the drawing proposes. */
  readonly proposedHours?: number | null
}

/** How work on the site is charged. */
export function InstallationFields({
  value,
  onChange,
  isOfQuote = false,
  proposedHours = null,
}: InstallationFieldsProps) {
  const another = useKinds<Installation>(value, BLANKS)
  return (
    <div className={classes.stack}>
      <ChoiceEntry
        path="installation"
        label="Installation"
        value={value.kind}
        choices={KINDS}
        onChange={(kind) => onChange(another(kind))}
      />
      <FieldsOfKind value={value} onChange={onChange} isOfQuote={isOfQuote} proposedHours={proposedHours} />
    </div>
  )
}

type FieldsOfKindProps = {
  readonly value: Installation
  readonly onChange: (value: Installation) => void
  readonly isOfQuote: boolean
  readonly proposedHours: number | null
}

function FieldsOfKind({ value, onChange, isOfQuote, proposedHours }: FieldsOfKindProps) {
  switch (value.kind) {
    case 'none':
      return null
    case 'per-foot':
      return (
        <div className={classes.fields}>
          <MoneyEntry
            path="installation.perFoot"
            label="Installation per foot"
            value={value.perFoot}
            onChange={(perFoot) => onChange({ ...value, perFoot })}
          />
        </div>
      )
    case 'per-part':
      return (
        <div className={classes.fields}>
          {PARTS.map(([field, label]) => (
            <ChargeEntry
              key={field}
              path={`installation.${field}`}
              label={label}
              value={value[field]}
              onChange={(cents) => onChange({ ...value, [field]: cents })}
            />
          ))}
        </div>
      )
    case 'hours':
      return (
        <HoursFields value={value} onChange={onChange} isOfQuote={isOfQuote} proposedHours={proposedHours} />
      )
  }
}

const PARTS = [
  ['perRamp', 'Per ramp section'],
  ['perPlatform', 'Per platform'],
  ['perStair', 'Per stair'],
] as const

const MINUTES = [
  ['setUp', 'Setup and travel (minutes)'],
  ['perRampFoot', 'Per foot of ramp (minutes)'],
  ['perPlatform', 'Per platform (minutes)'],
  ['perStair', 'Per stair (minutes)'],
] as const

type Hours = Extract<Installation, { readonly kind: 'hours' }>

function HoursFields({
  value,
  onChange,
  isOfQuote,
  proposedHours,
}: FieldsOfKindProps & { readonly value: Hours }) {
  const problem = useProblem('installation.minutes')
  return (
    <>
      <div className={classes.fields}>
        <MoneyEntry
          path="installation.perHour"
          label="Rate per hour"
          value={value.perHour}
          onChange={(perHour) => onChange({ ...value, perHour })}
        />
        {isOfQuote && (
          <StepsEntry
            path="installation.hours"
            label="Hours"
            value={value.hours}
            max={2000}
            step={0.25}
            placeholder={proposedHours === null ? 'From the parts' : `${proposedHours} from the parts`}
            onChange={(hours) => onChange({ ...value, hours })}
          />
        )}
      </div>
      <p className={classes.hint}>
        Hours are estimated from these minutes and rounded up to the quarter hour.
      </p>
      <div className={classes.fields}>
        {MINUTES.map(([field, label]) => (
          <CountEntry
            key={field}
            path={`installation.minutes.${field}`}
            label={label}
            value={value.minutes[field] === 0 ? null : value.minutes[field]}
            max={6000}
            placeholder="Not counted"
            onChange={(minutes) =>
              onChange({ ...value, minutes: { ...value.minutes, [field]: minutes ?? 0 } })
            }
          />
        ))}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
