/** `1,234.5`, `643`, `.50`; at most two decimals. */
const MONEY = /^(?=.*\d)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/

/** Reads dollars as a person writes them, as whole cents: `$1,234.5` is 123450. null when it is no amount. */
export function parseMoney(text: string): number | null {
  const bare = text.trim().replace(/^\$\s*/, '')
  const [form, whole = '0', cents = ''] = MONEY.exec(bare) ?? []
  return form === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
