import type { RevisionAction } from '@ramp/contracts'
import { ANY_CUSTOMER } from '../../../identity/access.policy.ts'
import type { Caller } from '../../../identity/caller.ts'
import { roleOf } from '../../../identity/field-access.ts'
import { TRANSITIONS } from './transitions.policy.ts'

/** Whether a caller may do something to revisions of a quote at all, whatever state they are in. */
export const mayAct = (
  caller: Caller,
  action: RevisionAction,
  { customerNumber }: { readonly customerNumber: string },
): boolean =>
  customerNumber !== '' &&
  TRANSITIONS.some((one) => {
    if (one.action !== action) return false
    const isDealer =
      caller.customerNumber === customerNumber && one.who.includes(roleOf(caller, customerNumber))
    return isDealer || (one.byAnyCustomer && caller.customerNumber === ANY_CUSTOMER)
  })
