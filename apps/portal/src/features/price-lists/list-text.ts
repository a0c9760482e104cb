import type { PriceList } from '@ramp/contracts'
import { moneyText } from '@ramp/shell'

export const STATE_TEXT: Readonly<Record<PriceList['state'], string>> = {
  'in-force': 'In effect',
  coming: 'Upcoming',
  past: 'Past',
  withdrawn: 'Withdrawn',
}

export const priceText = (cents: number | null): string => (cents === null ? 'No price' : moneyText(cents))
