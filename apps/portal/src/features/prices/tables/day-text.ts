const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar, wherever the person is: `Jan 1, 2027`. */
export const dayText = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`))
