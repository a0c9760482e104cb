import { moneyText } from '../texts/figure-text.ts'

/** `+$412.00`, `−$5.78`; nothing is `–`. */
export function changeText(cents: number): string {
  if (cents === 0) return '–'
  return `${cents > 0 ? '+' : '−'}${moneyText(Math.abs(cents))}`
}
