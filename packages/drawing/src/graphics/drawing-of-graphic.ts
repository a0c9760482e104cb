import {
  DEFAULT_LETTERING,
  type Drawing,
  type DrawingStyle,
  type LengthUnit,
  newDrawing,
  type Point,
} from '@ramp/domain'
import { PALETTE } from '@ramp/drafting'
import type { LibraryGraphic } from './library/graphic.ts'

/** Lines of the library are calmer than those a person draws. */
const OUTLINE = { strokeWidth: 0.7, lineStyle: 'solid', lineCap: 'round', opacity: 1 } as const

const outlined = (fill: string | null, stroke: string | null): DrawingStyle => ({ ...OUTLINE, fill, stroke })

type Placed = { readonly id: string; readonly at: Point; readonly units: LengthUnit }

/** What a graphic of the library puts on the canvas. */
export function drawingOfGraphic(graphic: LibraryGraphic, { units, ...placed }: Placed): Drawing {
  const { makes, width, length, frontendName } = graphic
  switch (makes.kind) {
    case 'graphic': {
      const { fill, stroke, strokeWidth, ...second } = makes.colors
      const style = { ...outlined(fill, stroke), strokeWidth }
      return newDrawing({ ...placed, kind: 'graphic', graphic: graphic.id, width, length, style, second })
    }
    case 'rectangle':
      return newDrawing({
        ...placed,
        kind: 'rectangle',
        width,
        length,
        style: outlined(makes.fill, makes.stroke),
      })
    case 'text': {
      const lettering = { ...DEFAULT_LETTERING, ...makes.lettering, fontWeight: 'bold' } as const
      return newDrawing({ ...placed, kind: 'text', text: frontendName, lettering })
    }
    case 'ruler':
      return newDrawing({ ...placed, kind: 'ruler', tool: makes.tool, length: width, dimUnits: units })
    case 'door':
      return newDrawing({ ...placed, kind: 'door', width })
    case 'fence':
      return newDrawing({
        ...placed,
        kind: 'fence',
        length: width,
        style: outlined(PALETTE.fence, PALETTE.fenceLine),
      })
    case 'ada-box':
    case 'rise-box':
    case 'service-box':
      return newDrawing({ ...placed, kind: makes.kind })
  }
}
