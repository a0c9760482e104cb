import type { PrintedPrice } from '@ramp/pricing'
import { AppError } from '../../http/app-error.ts'

/** A proposal that states the part of a payer needs that payer among those of its price. */
export function requirePayer(price: PrintedPrice | null, payer: string | null) {
  if (payer === null || price?.payers.some(({ name }) => name === payer)) return
  const message = `This price has no payer ${payer}. Add the payer to the price, or leave it out.`
  throw new AppError('payer.unknown', message, [{ field: 'offer.payer', message }])
}
