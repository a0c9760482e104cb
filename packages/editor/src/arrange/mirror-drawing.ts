import { type Degrees, type Drawing, normalizeAngle, type Point } from '@ramp/domain'
import type { MirrorWay } from './mirror-way.ts'

/** A drawing mirrored about a point. Words stay readable: what is mirrored is where they stand and what they point at. */
export function mirrorDrawing(drawing: Drawing, way: MirrorWay, about: Point): Drawing {
  const flip = ({ x, y }: Point): Point => (way === 'across' ? { x: 0 - x, y } : { x, y: 0 - y })
  const fromAbout = flip({ x: drawing.at.x - about.x, y: drawing.at.y - about.y })
  const at = { x: about.x + fromAbout.x, y: about.y + fromAbout.y }
  const rotation = normalizeAngle(-drawing.rotation)
  switch (drawing.kind) {
    case 'line':
    case 'arc':
    case 'freeform':
    case 'polygon':
    case 'pen-path':
    case 'brush':
      return { ...drawing, at, rotation, points: drawing.points.map(flip) }
    case 'callout':
      return { ...drawing, at, rotation, pointer: { ...drawing.pointer, to: flip(drawing.pointer.to) } }
    case 'dimension': {
      const { tickLeft, tickRight } = drawing
      const ticks = way === 'across' ? { tickLeft: tickRight, tickRight: tickLeft } : {}
      return { ...drawing, at, rotation, ...ticks, textAngle: normalizeAngle(-drawing.textAngle) }
    }
    case 'door':
      // Hinged at its other end, it opens the other way round.
      return {
        ...drawing,
        at,
        rotation: turnedDown(drawing.rotation, way === 'across'),
        doorAngle: 0 - drawing.doorAngle,
      }
    case 'graphic': {
      const { isMirrored = false, ...graphic } = drawing
      const flipped = { ...graphic, at, rotation: turnedDown(drawing.rotation, way === 'down') }
      return isMirrored ? flipped : { ...flipped, isMirrored: true }
    }
    case 'triangle':
      // Its two sides are alike, its top and bottom are not.
      return { ...drawing, at, rotation: turnedDown(drawing.rotation, way === 'down') }
    default:
      return { ...drawing, at, rotation }
  }
}

const turnedDown = (rotation: Degrees, isTurned: boolean): Degrees =>
  normalizeAngle((isTurned ? 180 : 0) - rotation)
