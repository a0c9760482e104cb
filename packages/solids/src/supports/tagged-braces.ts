import { type Analysis, type Brace, distance, type Inches, type Point } from '@ramp/domain'
import { settingOut } from '../setting-out/setting-out.ts'
import { type TaggedLeg, taggedLegs } from './tagged-legs.ts'

/** A brace that is put in, with the name the crew knows it by. */
export type TaggedBrace = {
  /** `B1`, `B2` … along the walk. */
  readonly tag: string
  readonly brace: Brace
  readonly stock: string
  /** The two legs it stands between; a place where none stands, such as at a resting platform, is left out. */
  readonly legs: readonly TaggedLeg[]
  /** Where its two legs stand or would stand. */
  readonly between: readonly [Point, Point]
  readonly deck: Inches
}

/** Platforms joined side by side share the legs of their pockets: the one that stands may be that of the neighbour. */
const SHARED: Inches = 24

/** Braces in force, tagged along the walk, each with its two legs. */
export function taggedBraces(analysis: Analysis): readonly TaggedBrace[] {
  const legs = taggedLegs(analysis)
  const { parts } = settingOut(analysis)
  const active = analysis.bracing.braces.filter(({ isActive }) => isActive)
  return parts
    .flatMap((part) => active.filter((brace) => brace.part === part.id).map((brace) => ({ part, brace })))
    .map(({ part, brace }, index) => {
      const between = [part.toGround(brace.between[0]), part.toGround(brace.between[1])] as const
      const isRampEnd = part.placed.part.kind === 'ramp'
      const found = between.flatMap((at) => nearest(at, legs) ?? [])
      return {
        tag: `B${index + 1}`,
        brace,
        stock: brace.shortName,
        legs: found,
        between,
        deck: isRampEnd ? (found[0]?.deck ?? part.height.bottom) : part.height.top,
      }
    })
}

function nearest(at: Point, legs: readonly TaggedLeg[]): TaggedLeg | null {
  let best: TaggedLeg | null = null
  let reach = SHARED
  for (const leg of legs) {
    const away = distance(at, leg.at)
    if (away < reach) [best, reach] = [leg, away]
  }
  return best
}
