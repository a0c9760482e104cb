import { NativeSelect } from '@mantine/core'
import type { OfferSettings } from '@ramp/papers'
import { Notice, WholeNumberField } from '@ramp/shell'
import type { OfferPrice } from './use-offer-price.ts'
import { DAYS } from './valid-days.ts'

type OfferProps = {
  readonly offer: OfferSettings
  readonly offered: OfferPrice
  readonly onChange: (offer: OfferSettings) => void
}

const PRICES = [
  { value: 'one', label: 'One price' },
  { value: 'itemized', label: 'A price for each item' },
  { value: 'none', label: 'No price' },
] as const

const CUSTOMER = ''

/** Which figures of the dealer's price a proposal shows, and for whom. */
export const OfferFields = ({ offer, offered: { price, notes }, onChange }: OfferProps) => (
  <>
    <NativeSelect
      label="Price"
      data={PRICES.map((one) => ({ ...one }))}
      value={offer.price}
      onChange={({ currentTarget }) =>
        onChange({
          ...offer,
          price: PRICES.find(({ value }) => value === currentTarget.value)?.value ?? 'one',
        })
      }
    />
    {offer.price !== 'none' && notes.length > 0 && (
      <Notice tone="look">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notice>
    )}
    {price !== null && price.payers.length > 0 && (
      <NativeSelect
        label="Proposal for"
        data={[
          { value: CUSTOMER, label: 'Customer' },
          ...price.payers.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={offer.payer ?? CUSTOMER}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...offer, payer: value === CUSTOMER ? null : value })
        }
      />
    )}
    <WholeNumberField
      label="Valid for (days)"
      hint="Blank: not entered"
      isLive
      range={DAYS}
      value={offer.validDays}
      onCommit={(validDays) => onChange({ ...offer, validDays })}
      onClear={() => onChange({ ...offer, validDays: null })}
    />
  </>
)
