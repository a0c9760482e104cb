import type { ProductRules } from '@ramp/domain'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO moment in the person's own time. */
export const momentText = (iso: string) => day.format(new Date(iso))

/** A product line with its code, which some lines have for a name: `PATHWAY 3G (P3G)`, `APD`. */
export const productText = ({ code, name }: Pick<ProductRules, 'code' | 'name'>) =>
  name === code ? name : `${name} (${code})`

/** What stands where there is nothing yet. */
export const nothingYet = '–'
