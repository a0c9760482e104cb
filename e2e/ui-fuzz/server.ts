import { type RunningProduct, startProduct } from '../product/running-product.ts'

/** The product with a database of its own, or the one whose address STORM_ORIGIN gives. */
export function startServer(): Promise<RunningProduct> {
  const origin = process.env.STORM_ORIGIN
  return origin ? Promise.resolve({ origin, stop: () => Promise.resolve() }) : startProduct()
}
