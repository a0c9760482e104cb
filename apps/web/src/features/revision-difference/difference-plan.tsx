import { fitBox, PALETTE } from '@ramp/drafting'
import { differenceBox, drawDifference, drawDifferenceLegend } from '@ramp/drawing'
import { useMemo } from 'react'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'
import type { Since } from './difference-since.ts'

const SIZE = { width: 420, height: 320 } as const
/** Room for words beside the plan; the legend is under it. */
const MARGIN = { x: 30, y: 24 } as const
const LEGEND = 26

/** The plan with what is new, gone and moved; the list beside it says the same in words. */
export function DifferencePlan({ before, after, difference: { drawing } }: Since) {
  const picture = useMemo(() => {
    const box = differenceBox(before, after, drawing)
    if (!box || drawing.parts.every(({ kind }) => kind === 'changed')) return null
    const view = fitBox(box, { left: 0, top: 0, width: SIZE.width, height: SIZE.height - LEGEND }, MARGIN)
    const legend = { x: (10 - view.left) / view.scale, y: (SIZE.height - 14 - view.top) / view.scale }
    const marks = [
      ...drawDifference({ before, after, difference: drawing, colors: PALETTE }),
      ...drawDifferenceLegend(drawing, legend, PALETTE),
    ]
    return { marks, view }
  }, [before, after, drawing])
  return picture && <MarksPicture {...picture} {...SIZE} />
}
