import type { PriceList } from '@ramp/contracts'
import { moneyText } from '@ramp/shell'

export const STATE_TEXT: Readonly<Record<PriceList['state'], string>> = {
  'in-force': 'In effect',
  coming: 'Upcoming',
  past: 'Past',
  withdrawn: 'Taken back',
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar, wherever the person is: `Jan 1, 2027`. */
export const dayText = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`))

export const priceText = (cents: number | null): string => (cents === null ? 'No price' : moneyText(cents))
