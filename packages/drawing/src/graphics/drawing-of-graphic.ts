import type { Drawing, DrawingStyle, Lettering, Point } from '@ramp/domain'
import type { LibraryGraphic } from './graphic.ts'

const INK = '#1b2430'
const OUTLINE = '#52627a'

/** Letters 25 specification pixels high (spec 2 §9). */
const LETTERING: Lettering = {
  font: 'Arial',
  fontSize: 15,
  fontColor: INK,
  fontWeight: 'normal',
  textDecoration: 'none',
}

/** Statements of the ADA layout box, each with a box to tick (spec 2 §9). */
const ADA_STATEMENTS = 5

const styled = (style: Partial<DrawingStyle> = {}): DrawingStyle => ({
  fill: '#ffffff',
  stroke: OUTLINE,
  strokeWidth: 0.7,
  lineStyle: 'solid',
  lineCap: 'butt',
  opacity: 1,
  ...style,
})

/** What a graphic of the library puts on the canvas; the style is that of a freshly placed one. */
export function drawingOfGraphic(graphic: LibraryGraphic, id: string, at: Point): Drawing {
  const { makes, width, length, frontendName } = graphic
  const drawn = { id, at, rotation: 0 }
  switch (makes.kind) {
    case 'graphic': {
      const { fill, stroke, strokeWidth, ...second } = makes.colors
      const style = styled({ fill, stroke, strokeWidth, lineCap: 'round' })
      return { ...drawn, kind: 'graphic', graphic: graphic.id, width, length, style, second }
    }
    case 'rectangle': {
      const { fill, stroke } = makes
      const style = styled({ fill, stroke })
      return { ...drawn, kind: 'rectangle', width, length, style, text: '', lettering: LETTERING }
    }
    case 'text': {
      const lettering: Lettering = { ...LETTERING, ...makes.lettering, fontWeight: 'bold' }
      const style = styled({ fill: null, stroke: null, strokeWidth: 0 })
      return { ...drawn, kind: 'text', text: frontendName, lettering, style }
    }
    case 'ruler':
      return { ...drawn, kind: 'ruler', tool: makes.tool, length: width, dimUnits: 'in', style: styled() }
    case 'door':
      return {
        ...drawn,
        kind: 'door',
        width,
        doorAngle: 180,
        style: styled({ fill: null, stroke: '#8a5a2b' }),
      }
    case 'fence':
      return { ...drawn, kind: 'fence', length: width, style: styled({ fill: '#efe6d8', stroke: '#8c7753' }) }
    case 'ada-box':
      return {
        ...drawn,
        kind: 'ada-box',
        scale: 1,
        isChecked: new Array(ADA_STATEMENTS).fill(false),
        style: styled(),
      }
    case 'rise-box':
      return { ...drawn, kind: 'rise-box', scale: 1, ...EMPTY_RISE, style: styled() }
    case 'service-box':
      return { ...drawn, kind: 'service-box', scale: 1, service: '', ship: '', style: styled() }
  }
}

const EMPTY_RISE = { riseOut: '', riseIn: '', porch: '', steps: '', incline: '', decline: '', totalRise: '' }
