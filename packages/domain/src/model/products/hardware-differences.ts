import type { ProductLine } from './product-line.ts'

/** Where the product lines part ways about hardware (domain 7.10). */
export type HardwareDifferences = {
  /** A platform that reaches the ground takes a ground transition. */
  readonly hasPlatformExitPlate: boolean
  /** Platform sides joined to one another carry cross braces; else a joined pair has six instead of eight. */
  readonly bracesJoinedSides: boolean
  /** End caps may take the place of loops; else free rail ends always have loops (spec 2 §9). */
  readonly offersEndCaps: boolean
}

const residential: HardwareDifferences = {
  hasPlatformExitPlate: true,
  bracesJoinedSides: true,
  offersEndCaps: true,
}
const commercial: HardwareDifferences = {
  hasPlatformExitPlate: false,
  bracesJoinedSides: false,
  offersEndCaps: false,
}

const HARDWARE_DIFFERENCES: Readonly<Record<ProductLine, HardwareDifferences>> = {
  P3G: residential,
  P2G: residential,
  APD: residential,
  HAR: residential,
  PHD: commercial,
  T3G: commercial,
  RAILWAY: commercial,
}

export const hardwareDifferences = (product: ProductLine): HardwareDifferences =>
  HARDWARE_DIFFERENCES[product]
