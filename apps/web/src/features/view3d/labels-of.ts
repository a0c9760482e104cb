import type { Analysis, LengthUnit } from '@ramp/domain'
import { formatLength } from '@ramp/drawing'
import { type Landmark, landmarksOf } from '@ramp/solids'
import type { Label } from '@ramp/view3d'

/** What is lettered over the view. */
export type Lettering = { readonly heights: boolean; readonly tags: boolean }

/** Where the way begins and ends, how high its joints are, and legs by their tags. */
export function labelsOf(analysis: Analysis, { heights, tags }: Lettering): readonly Label[] {
  const { units } = analysis.layout.project
  return landmarksOf(analysis).flatMap((landmark) => {
    if (!(landmark.kind === 'leg' ? tags : heights)) return []
    return [
      landmark.kind === 'leg'
        ? { at: landmark.at, text: landmark.tag, about: 'leg' }
        : ofHeight(landmark, units),
    ]
  })
}

function ofHeight({ kind, at, height }: Exclude<Landmark, { kind: 'leg' }>, units: LengthUnit): Label {
  const text = formatLength(height, units)
  switch (kind) {
    case 'entrance':
      return { at, text: `Entrance ${text}`, about: kind }
    case 'exit':
      return { at, text: `Exit ${text}`, about: kind }
    case 'joint':
      return { at, text, about: 'height' }
  }
}
