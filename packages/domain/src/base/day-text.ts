const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar as sentences have it, wherever the person is: `Jan 1, 2027` of `2027-01-01`. A moment has no such day: it depends on who looks. */
export const dayText = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`))
