import { PRICE_LEVELS, PRODUCT_LINES } from '@ramp/domain'
import * as z from 'zod/mini'

export const productLine = z.enum(PRODUCT_LINES).check(z.describe('Code of the product line.'))
export const priceLevel = z.enum(PRICE_LEVELS)
