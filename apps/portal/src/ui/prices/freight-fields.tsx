import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { useKinds } from './draft/use-kinds.ts'
import { type Choice, ChoiceEntry, CountEntry, MoneyEntry } from './entries.tsx'
import classes from './prices.module.css'
import { Rows } from './rows.tsx'

type Freight = DraftOf<'freight'>

const ROW = { upTo: null, cents: null } as const
const BLANKS = {
  none: { kind: 'none' },
  typed: { kind: 'typed', cents: null },
  table: { kind: 'table', rows: [ROW] },
} as const

const KINDS: readonly Choice<Freight['kind']>[] = [
  ['none', 'Not charged'],
  ['typed', 'One amount'],
  ['table', 'By weight of the parts'],
]

/** How freight is charged. */
export function FreightFields({ value, onChange }: FieldsProps<'freight'>) {
  const another = useKinds<Freight>(value, BLANKS)
  return (
    <div className={classes.stack}>
      <ChoiceEntry
        path="freight"
        label="Freight"
        value={value.kind}
        choices={KINDS}
        onChange={(kind) => onChange(another(kind))}
      />
      {value.kind === 'typed' && (
        <div className={classes.fields}>
          <MoneyEntry
            path="freight.cents"
            label="Freight amount"
            value={value.cents}
            onChange={(cents) => onChange({ ...value, cents })}
          />
        </div>
      )}
      {value.kind === 'table' && (
        <Rows
          path="freight.rows"
          name="Weight"
          rows={value.rows}
          blank={ROW}
          most={50}
          onChange={(rows) => onChange({ ...value, rows })}
        >
          {(row, change, place) => (
            <>
              <CountEntry
                path={`freight.rows.${place}.upTo`}
                label="Up to (lb)"
                value={row.upTo}
                min={1}
                max={100_000}
                onChange={(upTo) => change({ upTo })}
              />
              <MoneyEntry
                path={`freight.rows.${place}.cents`}
                label="Amount"
                value={row.cents}
                onChange={(cents) => change({ cents })}
              />
            </>
          )}
        </Rows>
      )}
    </div>
  )
}
