import type { OfferTerms, PersonRole, saveOfferTerms, ValidInputOf } from '@ramp/contracts'
import { z } from 'zod'
import { isTimeZone } from '../../config/time-zone.ts'
import { type Database, oneOf } from '../../db/database.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import { roleOf } from '../../identity/field-access.ts'

/** Who changes what holds for every proposal of the company. */
const MAY_CHANGE: readonly PersonRole[] = ['owner', 'office']

const termsRow = z
  .object({ valid_days: z.number().nullable(), time_zone: z.string().nullable() })
  .transform(({ valid_days, time_zone }) => ({ validDays: valid_days, timeZone: time_zone }))

const NOT_ENTERED = { validDays: null, timeZone: null }

/** The terms that a dealer entered once for all proposals. */
export function offerTermsService(database: Database) {
  const get = async (caller: Caller): Promise<OfferTerms> => {
    const rows = await database.all(
      termsRow,
      'select valid_days, time_zone from dealer_cards where customer_number = $1',
      [caller.customerNumber],
    )
    return { ...(oneOf(rows) ?? NOT_ENTERED), mayChange: mayChange(caller) }
  }
  return {
    get,
    async save(
      caller: Caller,
      { validDays, timeZone }: ValidInputOf<typeof saveOfferTerms>,
    ): Promise<OfferTerms> {
      if (!mayChange(caller))
        throw new AppError('role.refused', 'Only the owner and the office of a dealer can change this.')
      if (timeZone !== null && !isTimeZone(timeZone))
        throw invalidField('timeZone', 'must be a time zone, such as America/New_York')
      await database.run(
        `insert into dealer_cards (customer_number, valid_days, time_zone) values ($1, $2, $3)
         on conflict (customer_number) do update set valid_days = excluded.valid_days, time_zone = excluded.time_zone`,
        [caller.customerNumber, validDays, timeZone],
      )
      return get(caller)
    },
  }
}

const mayChange = (caller: Caller): boolean =>
  caller.customerNumber !== '' && MAY_CHANGE.includes(roleOf(caller))
