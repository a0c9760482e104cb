import { counted, type Difference } from '@ramp/domain'
import { moneyText } from '@ramp/shell'

/** `Since 1042-1A: +$412.00, 3 lines`; null where nothing differs. */
export function sinceWords(name: string, { total, lines, drawing }: Difference): string | null {
  const different = lines.filter(({ kind }) => kind !== 'same').length
  if (different === 0 && drawing.sentences.length === 0) return null
  const sign = total.change > 0 ? '+' : total.change < 0 ? '−' : ''
  return `Since ${name}: ${sign}${moneyText(Math.abs(total.change))}, ${counted(different, 'line')}`
}
