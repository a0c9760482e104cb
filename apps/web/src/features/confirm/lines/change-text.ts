import { type Catalogue, type Changes, partName, pluralOf } from '@ramp/domain'
import { moneyText } from '@ramp/shell'

/** `+1 × 4 ft ramp, -2 legs, +$312.00`: what is different from the system as it was confirmed last. */
export function changeText(
  { parts, legs, price }: Changes,
  { byShortName }: Pick<Catalogue, 'byShortName'>,
): string {
  const nameOf = (shortName: string) => {
    const item = byShortName.get(shortName)
    return item ? partName(item) : shortName
  }
  return [
    ...parts.map(({ shortName, by }) => `${signed(by)} × ${nameOf(shortName)}`),
    ...(legs === 0 ? [] : [`${signed(legs)} ${pluralOf(Math.abs(legs), 'leg')}`]),
    ...(price === 0 ? [] : [`${price > 0 ? '+' : '-'}${moneyText(Math.abs(price))}`]),
  ].join(', ')
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `-${Math.abs(count)}`)
