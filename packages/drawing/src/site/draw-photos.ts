import type { SitePhoto } from '@ramp/domain'
import {
  circleData,
  group,
  hairline,
  type Marks,
  PALETTE,
  path,
  placedMatrix,
  roundBoxData,
} from '@ramp/drafting'

const ORIGIN = { x: 0, y: 0 } as const

/** Where photos were taken, with the way each looks. */
export const drawPhotos = (photos: readonly SitePhoto[], without: readonly string[] = []): Marks =>
  photos
    .filter(({ id }) => !without.includes(id))
    .map(({ id, at, faces }) => ({
      kind: 'pinned',
      id,
      at,
      children: [
        group([group([path('M0 0L-14 -32L14 -32Z', { fill: PALETTE.selected })], { opacity: 0.18 })], {
          matrix: placedMatrix({ at: ORIGIN, rotation: faces }),
        }),
        path(circleData(ORIGIN, 11), { fill: PALETTE.surface, stroke: hairline(PALETTE.selected, 1.5) }),
        path(roundBoxData(-5, -3.5, 10, 7.5, 1.5), { stroke: hairline(PALETTE.selected, 1.25) }),
        path(circleData({ x: 0, y: 0.3 }, 2), { stroke: hairline(PALETTE.selected, 1.25) }),
      ],
    }))
