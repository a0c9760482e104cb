import { type Analysis, type Box, boxAround, housesOf, type Point, type Site } from '@ramp/domain'
import { closedData, fitBox, hairline, lineData, type Marks, PALETTE, path } from '@ramp/drafting'
import { drawLayout, pictureBox } from '@ramp/drawing'
import { useMemo } from 'react'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'

const MARGIN = { x: 5, y: 5 } as const

type ProposalPictureProps = {
  readonly analysis: Analysis
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** A proposal as it would lie, with the house or the wall of its door. */
export function ProposalPicture({ analysis, size }: ProposalPictureProps) {
  const { marks, view } = useMemo(() => {
    const box = pictureBox(analysis) ?? boxAround([{ x: 0, y: 0 }])
    return {
      marks: [
        ...wallOf(analysis.layout.site, box),
        ...drawLayout(analysis, { hasHeights: false, hasNoNames: true }),
      ],
      view: fitBox(box, { left: 0, top: 0, ...size }, MARGIN),
    }
  }, [analysis, size])
  return <MarksPicture marks={marks} view={view} {...size} />
}

const WALL = hairline(PALETTE.muted, 1.5)

function wallOf(site: Site, { min, max }: Box): Marks {
  const houses = housesOf(site)
  if (houses.length > 0)
    return houses.map(({ outline }) => path(closedData(outline), { fill: PALETTE.pad, stroke: WALL }))
  const [door] = site.doors
  if (!door?.at) return []
  const { x, y } = door.at
  const ends: readonly Point[] =
    door.faces === 90 || door.faces === 270
      ? [
          { x, y: min.y },
          { x, y: max.y },
        ]
      : [
          { x: min.x, y },
          { x: max.x, y },
        ]
  return [path(lineData(ends), { stroke: WALL })]
}
