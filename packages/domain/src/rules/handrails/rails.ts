import type { Point } from '../../base/geometry/point.ts'
import type { PartId, Side } from '../../model/layout/part.ts'

/** Spec 3 §2.8: Straight 0, Turn 1, Single 2, None 3, Turnback 4. */
export type HandrailCategory = 'straight' | 'turn' | 'single' | 'none' | 'turnback' | 'special'

export type PlatformRails = {
  readonly part: PartId
  /** Sides that carry a rail: chosen by the person, or every side without a connection. */
  readonly sides: readonly Side[]
  readonly isChosen: boolean
  readonly category: HandrailCategory
  /** 0 none, 1 treads across the width, 2 treads across the length, 3 item 11559 (spec 2 §3.2). */
  readonly treadDirection: 0 | 1 | 2 | 3
}

/** One end of one handrail of a ramp. */
export type RailEnd = {
  readonly part: PartId
  readonly end: 'TOP' | 'BOTTOM'
  readonly at: Point
  /** What the rail end meets; a free one gets a loop or a cap. */
  readonly meets: 'ramp' | 'closure' | 'nothing'
}
