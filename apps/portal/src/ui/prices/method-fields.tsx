import { METHOD_NAMES, PART_GROUPS, type PartGroup } from '@ramp/pricing'
import { CostPlusFields } from './cost-plus-fields.tsx'
import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useKinds } from './draft/use-kinds.ts'
import { type Choice, ChoiceEntry, MoneyEntry, PercentEntry } from './entries.tsx'
import classes from './prices.module.css'
import { ANY_RATE, RateCardFields } from './rate-card-fields.tsx'

type Method = NonNullable<DraftOf<'method'>>
type Kind = Method['kind']

/** A table of contract prices that can be chosen. */
export type OfferedTable = { readonly name: string; readonly from: string; readonly until: string }

type MethodFieldsProps = FieldsProps<'method'> & { readonly tables: readonly OfferedTable[] }

const NOT_CHOSEN = { kind: 'none' } as const
type Chosen = Method | typeof NOT_CHOSEN

const blanks = (tables: readonly OfferedTable[]) => ({
  none: NOT_CHOSEN,
  list: { kind: 'list', percents: {} } as const,
  'cost-plus': { kind: 'cost-plus', by: 'margin', percent: null } as const,
  'rate-card': {
    kind: 'rate-card',
    ramps: [ANY_RATE],
    perPlatform: 0,
    perStair: 0,
    minimum: 0,
    perMile: 0,
    isInstalled: true,
  } as const,
  contract: {
    kind: 'contract',
    table: tables.length === 1 ? (tables[0]?.name ?? '') : '',
    others: 'refuse',
  } as const,
  total: { kind: 'total', cents: null } as const,
})

const KINDS: readonly Choice<Kind>[] = (['list', 'cost-plus', 'rate-card', 'contract', 'total'] as const).map(
  (kind) => [kind, METHOD_NAMES[kind]],
)

const HINTS: Readonly<Record<Kind, string>> = {
  list: 'The list price of each part, plus or minus a percent.',
  'cost-plus': 'What the parts cost you, plus a markup or a margin.',
  'rate-card': 'A price per foot of ramp, per platform, and per stair.',
  contract: 'Prices by item number from a contract, such as GSA or a state contract.',
  total: 'One price for the installed ramp, typed on the quote.',
}

/** How the price of the ramp is built. */
export function MethodFields({ value, onChange, tables, isOfQuote = false }: MethodFieldsProps) {
  const chosen: Chosen = value ?? NOT_CHOSEN
  const another = useKinds<Chosen>(chosen, blanks(tables))
  const choose = (kind: Chosen['kind']) => {
    const next = another(kind)
    onChange(next.kind === 'none' ? null : next)
  }
  return (
    <div className={classes.stack}>
      <ChoiceEntry<Chosen['kind']>
        path="method"
        label="How the price is built"
        value={chosen.kind}
        choices={[['none', 'Not entered'], ...KINDS]}
        hint={value ? HINTS[value.kind] : null}
        onChange={choose}
      />
      {value && <FieldsOfMethod value={value} onChange={onChange} tables={tables} isOfQuote={isOfQuote} />}
    </div>
  )
}

type FieldsOfMethodProps = {
  readonly value: Method
  readonly onChange: (value: Method) => void
  readonly tables: readonly OfferedTable[]
  readonly isOfQuote: boolean
}

function FieldsOfMethod({ value, onChange, tables, isOfQuote }: FieldsOfMethodProps) {
  switch (value.kind) {
    case 'list':
      return <ListFields value={value} onChange={onChange} />
    case 'cost-plus':
      return <CostPlusFields value={value} onChange={onChange} />
    case 'rate-card':
      return <RateCardFields value={value} onChange={onChange} />
    case 'contract':
      return <ContractFields value={value} onChange={onChange} tables={tables} />
    case 'total':
      return isOfQuote ? (
        <MoneyEntry
          path="method.cents"
          label="Price of the installed ramp, before tax"
          value={value.cents}
          onChange={(cents) => onChange({ ...value, cents })}
        />
      ) : (
        <p className={classes.hint}>You type the total on each quote.</p>
      )
  }
}

type Of<Which extends Kind> = {
  readonly value: Extract<Method, { readonly kind: Which }>
  readonly onChange: (value: Method) => void
}

const GROUP_LABELS: Readonly<Record<PartGroup, string>> = {
  ramps: 'Ramps',
  platforms: 'Platforms',
  stairs: 'Stairs',
  rails: 'Railings',
  supports: 'Legs and bracing',
  hardware: 'Hardware',
  accessories: 'Accessories',
}

/** The percent of all groups; null where they differ. */
const common = (percents: Extract<Method, { readonly kind: 'list' }>['percents']): number | null => {
  const [first = null, ...rest] = PART_GROUPS.map((group) => percents[group] ?? null)
  return rest.every((percent) => percent === first) ? first : null
}

const LEAST = -100

function ListFields({ value, onChange }: Of<'list'>) {
  const { percents } = value
  const all = common(percents)
  const isMixed = all === null && Object.values(percents).some((percent) => percent !== null)
  const changed = (groups: readonly PartGroup[], percent: number | null) =>
    onChange({
      ...value,
      percents: { ...percents, ...Object.fromEntries(groups.map((one) => [one, percent])) },
    })
  return (
    <>
      <div className={classes.fields}>
        <PercentEntry
          path="method.percents"
          label="All parts, change from list price"
          value={all}
          min={LEAST}
          placeholder={isMixed ? 'By part group' : 'List price'}
          hint="For example -10% or 15%."
          onChange={(percent) => changed(PART_GROUPS, percent)}
        />
      </div>
      <details className={classes.groups} open={isMixed || undefined}>
        <summary>By part group</summary>
        <div className={classes.fields}>
          {PART_GROUPS.map((group) => (
            <PercentEntry
              key={group}
              path={`method.percents.${group}`}
              label={GROUP_LABELS[group]}
              value={percents[group] ?? null}
              min={LEAST}
              placeholder="List price"
              onChange={(percent) => changed([group], percent)}
            />
          ))}
        </div>
      </details>
    </>
  )
}

const OTHERS: readonly Choice<'refuse' | 'list'>[] = [
  ['refuse', 'No price: the quote lists them'],
  ['list', 'Sold at list price'],
]

function ContractFields({
  value,
  onChange,
  tables,
}: Of<'contract'> & { readonly tables: readonly OfferedTable[] }) {
  const names = tables.map(({ name }) => name)
  const known = names.includes(value.table) || value.table === '' ? names : [value.table, ...names]
  if (known.length === 0)
    return <p className={classes.hint}>There is no contract table yet. Import one first.</p>
  return (
    <div className={`${classes.fields} ${classes.broad}`}>
      <ChoiceEntry
        path="method.table"
        label="Contract table"
        value={value.table}
        choices={[['', 'Not entered'], ...known.map((name) => [name, name] as const)]}
        onChange={(table) => onChange({ ...value, table })}
      />
      <ChoiceEntry
        path="method.others"
        label="Items not in the table"
        value={value.others}
        choices={OTHERS}
        onChange={(others) => onChange({ ...value, others })}
      />
    </div>
  )
}
