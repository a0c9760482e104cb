const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar as sentences have it, wherever the person is: `Jan 1, 2027` of `2027-01-01`, with or without a time. */
export const dayText = (iso: string): string => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
