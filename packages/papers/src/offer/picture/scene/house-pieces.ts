import { type Analysis, groundOf, housesOf, type Inches, isInPlace, type Point } from '@ramp/domain'
import { SCENERY } from '@ramp/drafting'
import {
  clockwise,
  doorSolid,
  type Facade,
  facadesOf,
  housePlacesOf,
  ROLES,
  SITE_MEASURES,
  type Solid,
  trianglesIn,
} from '@ramp/solids'
import { type Piece, pieceOf } from '../pieces/piece.ts'
import { roofOver } from './roof.ts'
import { type House, wallFace } from './wall-face.ts'

/** Houses as pieces: as measured, else as wide as there is room for before each entrance; with roofs and doors. */
export function housePieces(analysis: Analysis, solids: readonly Solid[]): readonly Piece[] {
  const { site } = analysis.layout
  const doors = housePlacesOf(analysis)
  const top = Math.max(0, ...doors.map(({ sill }) => sill)) + SITE_MEASURES.storey.inches
  const ground = groundOf(site)
  const house = (given: readonly Point[], isOurs: boolean): readonly Piece[] => {
    const outline = clockwise(given)
    const bottom = Math.min(...outline.map((at) => ground?.heightAt(at) ?? 0))
    return piecesOf({ outline, bottom, top, doors, isOurs })
  }
  const houses = housesOf(site).filter(isInPlace)
  if (houses.length > 0) return houses.flatMap(({ outline }) => house(outline, false))
  const withDoors = [...solids.filter(({ role }) => role !== 'door'), ...doors.map(doorSolid)]
  return facadesOf(withDoors).flatMap((facade) => house(outlineOf(facade), facade.isOurs))
}

function outlineOf({ at, out, left, right, depth }: Facade): readonly Point[] {
  const corner = (along: Inches, back: Inches): Point => ({
    x: at.x - out.y * along - out.x * back,
    y: at.y + out.x * along - out.y * back,
  })
  return [corner(-left, 0), corner(right, 0), corner(right, depth), corner(-left, depth)]
}

function piecesOf(house: House): readonly Piece[] {
  const { outline, top } = house
  const roof = roofOver(outline, top)
  if (roof) return [pieceOf([...levels(house, outline), ...wallsOf(house, outline)]), roof]
  // A house of any other shape is painted triangle by triangle, with those of their sides that are walls.
  return trianglesIn(outline).map((triangle) => {
    const corners = triangle.flatMap((index) => outline[index] ?? [])
    return pieceOf([...levels(house, corners), ...wallsOf(house, corners)])
  })
}

const LID = { ...ROLES.house.material, name: 'roof', color: SCENERY.roof }

const levels = ({ bottom, top }: House, corners: readonly Point[]) =>
  [bottom, top].map((z) => ({ corners: corners.map((corner) => ({ ...corner, z })), material: LID }))

const wallsOf = (house: House, corners: readonly Point[]) =>
  corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const isWall = house.outline.some(
      (corner, place) => corner === from && house.outline[(place + 1) % house.outline.length] === to,
    )
    return isWall ? [wallFace(house, from, to)] : []
  })
