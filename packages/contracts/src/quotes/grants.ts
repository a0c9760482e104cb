import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'

/** How long the manufacturer's people see customer and prices of a quote once its dealer lets them. */
export const GRANT_HOURS = 24

export const grantedUntil = z
  .nullable(moment)
  .apply(
    described,
    "When the manufacturer's access to the customer and prices of this quote ends. Null if it has none.",
  )

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/grant',
  summary: `Lets the manufacturer see the customer and prices of a quote for ${GRANT_HOURS} hours from now. For owner, sales and office of its dealer.`,
  input: z.object({ id: headerID }),
  output: z.object({ grantedUntil }),
})

export const endGrant = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/grant',
  summary: 'Ends it now.',
  input: z.object({ id: headerID }),
  output: z.object({ grantedUntil }),
})
