/** The day of the calendar in a time zone, as 2027-01-31. */
export function dayIn(timeZone: string): (at: Date) => string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (at) => parts.format(at)
}
