import type { Analysis } from '@ramp/domain'

/** What the pages are made of. */
export type LayoutInput = {
  readonly analysis: Analysis
  /** The dealer's person who made the design. */
  readonly user: {
    readonly name: string
    readonly email?: string | undefined
    readonly customerNumber?: string | undefined
  }
  readonly date: Date
  /** Version of the product on the foot line: `2.8.15 Gladius`. */
  readonly version: string
}
