import { add, type Point, scale } from '../../base/geometry/point.ts'
import type { PartId, Ramp } from '../../model/layout/part.ts'
import type { DrawnFlight } from './flights-of-run.ts'
import type { Section } from './section.ts'

type Laying = {
  /** From the upper end, the foot of the flight not among them. */
  readonly sections: readonly Section[]
  /** How far what lies above moved, and the flight with it. */
  readonly by: Point
  readonly newId: () => PartId
}

/**
 * The ramps of a flight made of other sections, from its upper end on, which stays where it is. Ramps of a length that
 * is still needed stay the same parts; new ones have the rails of the first.
 */
export function layFlight({ ramps, foot }: DrawnFlight, { sections, by, newId }: Laying): readonly Ramp[] {
  const drawn = ramps.map(({ part }) => part).filter((part) => part.kind === 'ramp')
  const [first] = drawn
  if (!first) return []
  const unused = [...drawn]
  const take = (shortName: string): Ramp => {
    const at = unused.findIndex((part) => part.shortName === shortName)
    const [kept] = at < 0 ? [] : unused.splice(at, 1)
    return kept ?? { ...likeOf(first), id: newId(), shortName }
  }
  const { middle, normal } = ramps[0].sides.TOP
  let from = 0
  const laid = [...sections, ...foot].map(({ shortName, length }): Ramp => {
    const at = add(add(middle, by), scale(normal, -(from + length / 2)))
    from += length
    return { ...take(shortName), at, rotation: first.rotation }
  })
  return withEndsOf(drawn, laid)
}

/** A new ramp takes the rails of its neighbour, and nothing that was said of that one alone. */
function likeOf({ looks: _, ...ramp }: Ramp): Ramp {
  return {
    ...ramp,
    isSupportedTop: false,
    isSupportedBottom: false,
    isOffAngledTop: false,
    isOffAngledBottom: false,
  }
}

/** Supports belong to the two ends of a flight, whichever ramps lie there now. */
function withEndsOf(drawn: readonly Ramp[], laid: readonly Ramp[]): readonly Ramp[] {
  const [upper, lower] = [drawn[0], drawn.at(-1)]
  return laid.map((ramp, index) => {
    const top = index === 0 ? upper : without(upper, ramp)
    const bottom = index === laid.length - 1 ? lower : without(lower, ramp)
    return {
      ...ramp,
      isSupportedTop: top?.isSupportedTop ?? false,
      isOffAngledTop: top?.isOffAngledTop ?? false,
      isSupportedBottom: bottom?.isSupportedBottom ?? false,
      isOffAngledBottom: bottom?.isOffAngledBottom ?? false,
    }
  })
}

/** What a ramp inside a flight keeps of its own; one that lay at the end keeps nothing of that. */
const without = (end: Ramp | undefined, ramp: Ramp): Ramp | undefined =>
  ramp.id === end?.id ? undefined : ramp
