import type { ProductLine } from './product-line.ts'

/** What product lines do differently where parts meet. */
export type ConnectionDifferences = {
  /** 45-degree pieces may meet platforms (spec 2 §4). */
  readonly joinsArrToPlatform: boolean
  /** A ramp in the middle of a platform side only at resting platforms, which take it nowhere else (spec 3 §5.5). */
  readonly centersRampsAtRestsOnly: boolean
}

const USUAL: ConnectionDifferences = {
  joinsArrToPlatform: false,
  centersRampsAtRestsOnly: false,
}

const DIFFERENCES: Readonly<Partial<Record<ProductLine, ConnectionDifferences>>> = {
  P2G: { ...USUAL, joinsArrToPlatform: true },
  PHD: { ...USUAL, centersRampsAtRestsOnly: true },
}

export const connectionDifferences = (product: ProductLine): ConnectionDifferences =>
  DIFFERENCES[product] ?? USUAL
