import type { Point } from '@ramp/domain'
import { bulged, type Curve, round } from './curves.ts'

export type DxfText = {
  readonly text: string
  readonly at: Point
  readonly height: number
  /** Degrees against the clock. */
  readonly angle: number
}

/** Fields of all kinds of entities; a file may lack any. */
export type Entity = { readonly type: string } & Partial<{
  readonly name: string
  readonly block: string
  readonly position: Point
  readonly xScale: number
  readonly yScale: number
  readonly rotation: number
  readonly columnCount: number
  readonly rowCount: number
  readonly columnSpacing: number
  readonly rowSpacing: number
  readonly vertices: readonly (Point & { readonly bulge?: number })[]
  readonly shape: boolean
  readonly center: Point
  readonly radius: number
  readonly startAngle: number
  readonly endAngle: number
  readonly majorAxisEndPoint: Point
  readonly axisRatio: number
  readonly controlPoints: readonly Point[]
  readonly fitPoints: readonly Point[]
  readonly points: readonly Point[]
  readonly text: string
  readonly startPoint: Point
  readonly textHeight: number
  readonly height: number
}>

const WHOLE = 2 * Math.PI

/** The line of an entity; null of one that is none. */
export function curveOf(entity: Entity): Curve | null {
  const { vertices, center, radius, startAngle = 0, endAngle = WHOLE } = entity
  switch (entity.type) {
    case 'LINE':
      return vertices ? bulged(vertices, false) : null
    case 'LWPOLYLINE':
    case 'POLYLINE':
      return vertices ? bulged(vertices, entity.shape === true) : null
    case 'CIRCLE':
      return center && radius ? round(center, { x: radius, y: 0 }, { ratio: 1, from: 0, to: WHOLE }) : null
    case 'ARC':
      return center && radius
        ? round(center, { x: radius, y: 0 }, { ratio: 1, from: startAngle, to: endAngle })
        : null
    case 'ELLIPSE':
      return center && entity.majorAxisEndPoint
        ? round(center, entity.majorAxisEndPoint, {
            ratio: entity.axisRatio ?? 1,
            from: startAngle,
            to: endAngle,
          })
        : null
    case 'SPLINE':
      return (entity.fitPoints?.length ? entity.fitPoints : entity.controlPoints) ?? null
    case 'SOLID':
    case '3DFACE':
      return entity.points ?? vertices ?? null
    default:
      return null
  }
}

export function wordsOf({
  type,
  text,
  startPoint,
  position,
  textHeight,
  height,
  rotation = 0,
}: Entity): DxfText | null {
  const at = type === 'TEXT' ? startPoint : type === 'MTEXT' ? position : undefined
  const size = type === 'TEXT' ? textHeight : height
  if (!at || !size || !text) return null
  const plain = text
    .replace(/%%d/gi, '°')
    .replace(/%%p/gi, '±')
    .replace(/%%c/gi, '⌀')
    .replace(/\\P/g, ' ')
    .replace(/\\[A-Za-z][^;\\]*;|[{}]/g, '')
  return { text: plain, at: { x: at.x, y: at.y }, height: size, angle: rotation }
}
