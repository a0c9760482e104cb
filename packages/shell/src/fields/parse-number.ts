/** `12`, `1,200` */
const WHOLE = String.raw`\d+|\d{1,3}(?:,\d{3})+`
const WHOLE_NUMBER = new RegExp(`^(?:${WHOLE})$`)
/** `12.5`, `.5`, `1,200.5` */
const DECIMAL = new RegExp(String.raw`^(?:(?:${WHOLE})(?:\.\d*)?|\.\d+)$`)

/** Reads a whole number as a person writes it, with the unit behind it or without: `412`, `1,200 lb`, `-3`. null when it is none. */
export const parseWholeNumber = (text: string, unit = ''): number | null => read(text, unit, WHOLE_NUMBER)

/** Reads a number with decimals: `22.5°`, `-.5`. null when it is none. */
export const parseDecimal = (text: string, unit = ''): number | null => read(text, unit, DECIMAL)

function read(text: string, unit: string, form: RegExp): number | null {
  const typed = text.trim().replace(/[−–]/g, '-')
  const bare = unit !== '' && typed.endsWith(unit.trim()) ? typed.slice(0, -unit.trim().length).trim() : typed
  const digits = bare.replace(/^[-+]/, '')
  const size = form.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
  if (!Number.isFinite(size)) return null
  return bare.startsWith('-') && size !== 0 ? -size : size
}
