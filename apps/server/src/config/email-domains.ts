import { z } from 'zod'

/** Those of the demo people; at an identity provider they are nobody's. */
const DEMO_DOMAINS = ['rampwright.example', 'rampwright-field.example', 'rampwright-works.example']

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Domains with commas between; undefined where none is written. An entry that is empty, or no domain, is refused: it would match nobody, or everybody without an address. */
export const domains = z
  .string()
  .optional()
  .transform((written, context) => {
    if (written === undefined || written.trim() === '') return undefined
    const found = written.split(',').map((one) => one.trim().toLowerCase())
    const wrong = found.find((one) => !DOMAIN.test(one))
    if (wrong === undefined) return found
    const what = wrong === '' ? 'has an empty entry' : `${wrong} is not a domain`
    context.issues.push({
      code: 'custom',
      input: written,
      message: `${what}. Write domains with one comma between them: a.example,b.example`,
    })
    return z.NEVER
  })

/** Whose e-mail addresses make internal staff: at a provider nobody's, until domains are named. */
export const internalDomainsOf = (
  identity: 'demo' | 'provider',
  named: readonly string[] | undefined,
): readonly string[] => named ?? (identity === 'demo' ? DEMO_DOMAINS : [])
