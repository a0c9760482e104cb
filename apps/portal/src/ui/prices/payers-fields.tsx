import { Checkbox } from '@mantine/core'
import { CHARGE_GROUPS, type ChargeGroup, GROUP_NAMES } from '@ramp/pricing'
import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useProblem } from './draft/problems-context.ts'
import { type Choice, ChoiceEntry, MoneyEntry, WordsEntry } from './entries.tsx'
import classes from './prices.module.css'
import { Rows } from './rows.tsx'

type Payer = DraftOf<'payers'>[number]

const BLANK: Payer = {
  name: '',
  pays: { cents: null },
  authorization: { number: '', limit: null, expires: '' },
}

const PAYS: readonly Choice<'cents' | 'groups'>[] = [
  ['cents', 'An amount'],
  ['groups', 'Charge groups'],
]

type PayersFieldsProps = FieldsProps<'payers'> & {
  readonly hasNoCustomerShare: boolean
  readonly onNoCustomerShare: (hasNone: boolean) => void
}

/** Others who pay before the customer, in their order. */
export const PayersFields = ({
  value,
  onChange,
  hasNoCustomerShare,
  onNoCustomerShare,
}: PayersFieldsProps) => (
  <div className={classes.stack}>
    <Rows path="payers" name="Payer" rows={value} blank={BLANK} most={6} onChange={onChange}>
      {(payer, change, place) => <PayerFields payer={payer} path={`payers.${place}`} onChange={change} />}
    </Rows>
    {(value.length > 0 || hasNoCustomerShare) && (
      <Checkbox
        label="No customer share: payers cover the full amount"
        checked={hasNoCustomerShare}
        onChange={({ currentTarget }) => onNoCustomerShare(currentTarget.checked)}
      />
    )}
  </div>
)

type PayerFieldsProps = {
  readonly payer: Payer
  readonly path: string
  readonly onChange: (changed: Partial<Payer>) => void
}

function PayerFields({ payer: { name, pays, authorization }, path, onChange }: PayerFieldsProps) {
  const authorized = (changed: Partial<Payer['authorization']>) =>
    onChange({ authorization: { ...authorization, ...changed } })
  return (
    <>
      <WordsEntry
        path={`${path}.name`}
        label="Payer"
        value={name}
        placeholder="VA medical center"
        maxLength={80}
        onChange={(typed) => onChange({ name: typed })}
      />
      <ChoiceEntry
        path={`${path}.pays.kind`}
        label="Pays"
        value={'groups' in pays ? 'groups' : 'cents'}
        choices={PAYS}
        onChange={(kind) => onChange({ pays: kind === 'groups' ? { groups: [] } : { cents: null } })}
      />
      {'groups' in pays ? (
        <GroupsEntry path={path} groups={pays.groups} onChange={(groups) => onChange({ pays: { groups } })} />
      ) : (
        <MoneyEntry
          path={`${path}.pays`}
          label="Payer's amount"
          value={pays.cents}
          onChange={(cents) => onChange({ pays: { cents } })}
        />
      )}
      <WordsEntry
        path={`${path}.authorization.number`}
        label="PO or authorization number"
        value={authorization.number}
        placeholder="Not entered"
        maxLength={60}
        onChange={(number) => authorized({ number })}
      />
      <MoneyEntry
        path={`${path}.authorization.limit`}
        label="Authorized up to"
        value={authorization.limit}
        onChange={(limit) => authorized({ limit })}
      />
      <WordsEntry
        path={`${path}.authorization.expires`}
        label="Authorization expires"
        value={authorization.expires}
        maxLength={10}
        isDay
        onChange={(expires) => authorized({ expires })}
      />
    </>
  )
}

type GroupsEntryProps = {
  readonly path: string
  readonly groups: readonly ChargeGroup[]
  readonly onChange: (groups: readonly ChargeGroup[]) => void
}

function GroupsEntry({ path, groups, onChange }: GroupsEntryProps) {
  const problem = useProblem(`${path}.pays.groups`)
  return (
    <Checkbox.Group
      label="Charge groups"
      value={[...groups]}
      error={problem}
      onChange={(chosen) => onChange(CHARGE_GROUPS.filter((group) => chosen.includes(group)))}
    >
      <div className={classes.ticks}>
        {CHARGE_GROUPS.map((group) => (
          <Checkbox key={group} value={group} label={GROUP_NAMES[group]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
