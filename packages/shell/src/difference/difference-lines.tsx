import { type BeforeAfter, counted, type LineDifference } from '@ramp/domain'
import { lineTotalText, numberText, unitPriceText } from '../texts/figure-text.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { changeText } from './change-text.ts'
import classes from './difference-view.module.css'

type DifferenceLinesProps = {
  readonly lines: readonly LineDifference[]
  readonly names: BeforeAfter<string>
  readonly hasPrices: boolean
}

/** The lines that differ with what each differs by and why; the same ones are folded under them. */
export function DifferenceLines({ lines, names, hasPrices }: DifferenceLinesProps) {
  const different = lines.filter((line) => differs(line, hasPrices))
  const same = lines.filter((line) => !differs(line, hasPrices))
  const columns = hasPrices ? [...PARTS, ...MONEY, lineTotal(names.after)] : PARTS
  return (
    <section aria-label="Parts list">
      <h3 className={classes.title}>Parts list</h3>
      <DataTable
        label="Changed lines"
        columns={columns}
        rows={different}
        keyOf={keyOf}
        empty="The parts list has not changed."
      />
      {same.length > 0 && (
        <details className={classes.same}>
          <summary>{counted(same.length, 'line')} unchanged</summary>
          <DataTable label="Unchanged lines" columns={columns} rows={same} keyOf={keyOf} />
        </details>
      )}
    </section>
  )
}

/** A price that moved is nothing to who sees none. */
const differs = ({ kind, quantity, isRuleChange }: LineDifference, hasPrices: boolean): boolean =>
  kind !== 'same' && (hasPrices || kind !== 'changed' || isRuleChange || quantity.before !== quantity.after)

const keyOf = ({ itemNumber, shortName }: LineDifference): string => `${itemNumber} ${shortName}`

const PARTS: readonly Column<LineDifference>[] = [
  {
    name: 'Item',
    cell: ({ shortName, itemNumber }) => (
      <>
        <b className={classes.name}>{shortName}</b>
        <small className={classes.under}>{itemNumber}</small>
      </>
    ),
  },
  { name: 'Part and reason', isLong: true, cell: (line) => <Why line={line} /> },
  { name: 'Quantity', align: 'right', cell: ({ quantity }) => quantityText(quantity) },
]

const MONEY: readonly Column<LineDifference>[] = [
  { name: 'Unit price', align: 'right', cell: ({ unitPrice }) => priceText(unitPrice) },
  { name: 'Drawing', align: 'right', cell: ({ drawing }) => changeText(drawing) },
  { name: 'Price list', align: 'right', cell: ({ priceList }) => changeText(priceList) },
]

const lineTotal = (name: string): Column<LineDifference> => ({
  name: `Line, ${name}`,
  align: 'right',
  cell: ({ total }) => <b>{lineTotalText(total.after)}</b>,
})

const SIGNS: Readonly<Record<LineDifference['kind'], string | null>> = {
  new: '+ new',
  gone: '− removed',
  changed: null,
  same: null,
}

const Why = ({ line: { description, kind, why } }: { readonly line: LineDifference }) => (
  <div className={classes.part}>
    {description}
    {SIGNS[kind] && (
      <span className={classes.sign} data-kind={kind}>
        {SIGNS[kind]}
      </span>
    )}
    {why.map((sentence) => (
      <small key={sentence} className={classes.under}>
        {sentence}
      </small>
    ))}
  </div>
)

const quantityText = ({ before, after }: BeforeAfter<number>): string =>
  before === after ? numberText(after) : `${numberText(before)} → ${numberText(after)}`

function priceText({ before, after }: LineDifference['unitPrice']): string {
  if (before !== null && after !== null && before !== after)
    return `${unitPriceText(before)} → ${unitPriceText(after)}`
  const price = after ?? before
  return price === null ? '–' : unitPriceText(price)
}
