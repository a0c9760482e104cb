import type { linearFeetGet, OutputOf, rampGenerate, rampGenerateLegs } from '@ramp/contracts'

export type Generated = OutputOf<typeof rampGenerate>
export type KindOfLines = OutputOf<typeof rampGenerateLegs>
export type LinearFeet = OutputOf<typeof linearFeetGet>

/** The calls of the finish path that make the item list (spec 3 §7). */
export type ItemListCalls = {
  readonly generate: () => Promise<Generated>
  readonly linearFeet: (itemNumbers: readonly string[]) => Promise<LinearFeet>
  readonly childRails: () => Promise<KindOfLines>
  readonly connections: () => Promise<KindOfLines>
  readonly legs: () => Promise<KindOfLines>
  readonly braces: () => Promise<KindOfLines>
}

/** What the list is checked against. */
export type SystemFacts = {
  /** Of every system part that is drawn; empty where only add-ons are ordered. */
  readonly itemNumbers: readonly string[]
  readonly wantsChildRails: boolean
}
