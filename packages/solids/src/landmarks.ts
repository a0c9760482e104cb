import { type Analysis, distance, type Inches } from '@ramp/domain'
import { heightAtSide, settingOut } from './setting-out/setting-out.ts'
import type { Point3 } from './solid/solid.ts'
import { taggedLegs } from './supports/tagged-legs.ts'

/** A place that wants a word in three dimensions: where the way begins and ends, the height of a joint, a leg by its tag. */
type Landmark =
  | {
      readonly kind: 'entrance' | 'exit'
      readonly at: Point3
      /** Of the walking surface, above the datum; null where no rise was entered. */
      readonly height: Inches | null
    }
  | { readonly kind: 'joint'; readonly at: Point3; readonly height: Inches }
  | { readonly kind: 'leg'; readonly at: Point3; readonly tag: string }

/** Joints nearer to one another than this, at one height, are one. */
const ONE: Inches = 12

/** All of them: openings, joints of which the height is known, then legs at their feet. */
export function landmarksOf(analysis: Analysis): readonly Landmark[] {
  const { byId } = settingOut(analysis)
  const { openings, joints } = analysis.connections
  const ends = openings.flatMap(({ use, end, at }): Landmark[] => {
    const part = byId.get(end.part)
    if (!part || use === null) return []
    const z = heightAtSide(part, end.side)
    return [{ kind: use, at: { ...part.toGround(at), z }, height: part.isHeightKnown ? z : null }]
  })
  const met: Landmark[] = []
  for (const { a, at: drawn } of joints) {
    const part = byId.get(a.part)
    if (!part?.isHeightKnown) continue
    const height = heightAtSide(part, a.side)
    const at = { ...part.toGround(drawn), z: height }
    const isTold = met.some(({ at: other }) => other.z === at.z && distance(other, at) < ONE)
    if (!isTold) met.push({ kind: 'joint', at, height })
  }
  const legs = taggedLegs(analysis).map(
    ({ tag, at, ground }): Landmark => ({ kind: 'leg', at: { ...at, z: ground }, tag }),
  )
  return [...ends, ...met, ...legs]
}

/** A landmark in letters: `Entrance 31"`, `Entrance, height not entered`, `25"`, `L4`. */
export type LetteredLandmark = {
  readonly at: Point3
  readonly text: string
  readonly about: 'entrance' | 'exit' | 'height' | 'leg'
}

/** What is lettered in three dimensions, with heights as the project has its lengths. */
export const letteredLandmarks = (
  analysis: Analysis,
  lengthOf: (height: Inches) => string,
): readonly LetteredLandmark[] => landmarksOf(analysis).map((landmark) => lettered(landmark, lengthOf))

function lettered(landmark: Landmark, lengthOf: (height: Inches) => string): LetteredLandmark {
  const { at } = landmark
  switch (landmark.kind) {
    case 'leg':
      return { at, text: landmark.tag, about: 'leg' }
    case 'entrance':
      return { at, text: openingText('Entrance', landmark.height, lengthOf), about: 'entrance' }
    case 'exit':
      return { at, text: openingText('Exit', landmark.height, lengthOf), about: 'exit' }
    case 'joint':
      return { at, text: lengthOf(landmark.height), about: 'height' }
  }
}

const openingText = (name: string, height: Inches | null, lengthOf: (height: Inches) => string): string =>
  height === null ? `${name}, height not entered` : `${name} ${lengthOf(height)}`
