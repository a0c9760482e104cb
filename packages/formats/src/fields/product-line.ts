import { PRICE_LEVELS, PRODUCT_LINES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from './described.ts'

export const productLine = z.enum(PRODUCT_LINES).apply(described, 'Code of the product line.')
export const priceLevel = z.enum(PRICE_LEVELS)
