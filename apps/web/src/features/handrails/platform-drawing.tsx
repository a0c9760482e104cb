import { type PlacedPart, railCategory, type Side, treadDirectionOf } from '@ramp/domain'
import { fitBox } from '@ramp/drafting'
import { drawPart } from '@ramp/drawing'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'

const SIZE = { width: 76, height: 60 } as const

type PlatformDrawingProps = { readonly placed: PlacedPart; readonly sides: readonly Side[] }

/** This very platform as it stands on the canvas, with other rails and the treads that go with them. */
export function PlatformDrawing({ placed, sides }: PlatformDrawingProps) {
  const category = railCategory(sides, placed)
  const { children, ...group } = drawPart(placed, {
    part: placed.part.id,
    sides,
    isChosen: true,
    category,
    treadDirection: treadDirectionOf(sides, category, placed),
  })
  // The last mark is the name, which stands below the picture.
  const marks = [{ ...group, children: children.slice(0, -1) }]
  const view = fitBox(placed.box, { left: 0, top: 0, ...SIZE }, { x: 4, y: 4 })
  return <MarksPicture marks={marks} view={view} {...SIZE} />
}
