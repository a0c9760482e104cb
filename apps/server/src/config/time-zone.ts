import { text } from './text.ts'

/** Where the day of the company begins: price lists hold from a day on. */
export const timeZone = text.transform((value, context) => {
  const zone = value ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  if (isTimeZone(zone)) return zone
  context.issues.push({
    code: 'custom',
    input: value,
    message: 'must be a time zone, such as America/New_York',
  })
  return ''
})

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
