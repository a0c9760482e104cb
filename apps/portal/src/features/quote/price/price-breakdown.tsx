import type { PriceTerms, QuotePrice } from '@ramp/pricing'
import { moneyText } from '@ramp/shell'
import type { ReactNode } from 'react'
import classes from './price-panel.module.css'
import { payerText, quantityText, STAGE_NAMES } from './price-text.ts'

type PriceBreakdownProps = {
  readonly price: QuotePrice
  readonly terms: PriceTerms
  /** Whether it is open before somebody opens it. */
  readonly isOpen: boolean
}

/** How a price comes to its total, who pays it, and when. */
export const PriceBreakdown = ({ price, terms, isOpen }: PriceBreakdownProps) => (
  <details className={classes.fold} open={isOpen || undefined}>
    <summary>Price details</summary>
    <Sums price={price} terms={terms} />
    {price.payers.length > 0 && <Payers price={price} terms={terms} />}
    {price.payments.length > 0 && <Payments price={price} />}
  </details>
)

type OfPrice = { readonly price: QuotePrice }

function Sums({ price, terms }: OfPrice & { readonly terms: PriceTerms }) {
  const { charges, discount, beforeTax, taxes, total } = price
  const { exemptCustomer } = terms.tax
  const isExempt = exemptCustomer !== null && taxes?.length === 0
  return (
    <table className={classes.sums} aria-label="Charges">
      <tbody>
        {charges.map((charge, place) => (
          <Sum
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have one name
            key={place}
            name={charge.name}
            note={quantityText(charge)}
            cents={charge.cents}
          />
        ))}
        {discount > 0 && (
          <Sum
            name={terms.discount?.name ?? 'Discount'}
            note={terms.discount?.reason ? `Reason (never printed): ${terms.discount.reason}` : ''}
            cents={-discount}
          />
        )}
        <Sum name="Total before tax" cents={beforeTax} isSum />
        {taxes?.map(({ name, percent, taxed, cents }) => (
          <Sum key={name} name={`${name} ${percent}%`} note={`on ${moneyText(taxed)}`} cents={cents} />
        ))}
        {isExempt && <Sum name="Sales tax" note={`Exempt, ${exemptCustomer.number}`} cents={0} />}
        {taxes !== null && <Sum name="Total" cents={total} isSum />}
        {terms.otherWork.map(
          ({ name, cents }, place) =>
            cents === null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two kinds of work may have one name
              <Row key={place} name={name} note="">
                not included
              </Row>
            ),
        )}
      </tbody>
    </table>
  )
}

type SumProps = {
  readonly name: string
  readonly note?: string
  readonly cents: number
  readonly isSum?: boolean
}

const Sum = ({ name, note = '', cents, isSum = false }: SumProps) => (
  <Row name={name} note={note} isSum={isSum}>
    {cents < 0 ? `−${moneyText(-cents)}` : moneyText(cents)}
  </Row>
)

type RowProps = Pick<SumProps, 'name' | 'note' | 'isSum'> & { readonly children: ReactNode }

const Row = ({ name, note, isSum = false, children }: RowProps) => (
  <tr data-sum={isSum || undefined}>
    <th scope="row">
      {name}
      {note && <span className={classes.rowNote}>{note}</span>}
    </th>
    <td data-align="right">{children}</td>
  </tr>
)

function Payers({ price, terms }: OfPrice & { readonly terms: PriceTerms }) {
  const { payers, customerShare } = price
  return (
    <table className={classes.sums} aria-label="Payers">
      <caption>Who pays</caption>
      <tbody>
        {payers.map((payer) => (
          <Sum key={payer.name} name={payer.name} note={payerText(payer)} cents={payer.cents} />
        ))}
        {terms.hasNoCustomerShare ? (
          <Row name="Customer" note="">
            no customer share
          </Row>
        ) : (
          <Sum name="Customer" cents={customerShare} />
        )}
      </tbody>
    </table>
  )
}

const Payments = ({ price: { payments, payers } }: OfPrice) => (
  <table className={classes.sums} aria-label="Payments">
    <caption>{payers.length > 0 ? 'When the customer pays' : 'When it is paid'}</caption>
    <tbody>
      {payments.map(({ stage, cents }) => (
        <Sum key={stage} name={STAGE_NAMES[stage]} cents={cents} />
      ))}
    </tbody>
  </table>
)
