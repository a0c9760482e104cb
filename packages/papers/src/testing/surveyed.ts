import { analyse, type Degrees, type Point, type Site, setSite } from '@ramp/domain'
import type { PaperInput } from '../paper/input.ts'
import { inputFor } from './systems.ts'

const rectangle = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]

/** The real switchback behind a house of 34 by 30 ft on a lot of 60 by 100 ft, with a drive, an oak and a setback of 5 ft. */
export function onItsLot(name = 't1-switchback', north: Degrees = 0): PaperInput {
  const input = inputFor(name)
  const { analysis } = input
  const entrance = analysis.connections.openings.find(({ use }) => use === 'entrance')
  const door = entrance && analysis.placement.byId.get(entrance.end.part)?.sides[entrance.end.side].middle
  if (!door) throw new Error(`${name} has no entrance`)
  const { x, y } = door
  const site: Site = {
    doors: [{ id: 'door-1', sill: 31, stepDown: 0, at: { x, y: y - 4 }, faces: 180, width: 36 }],
    lot: rectangle(x - 360, y - 760, 720, 1200),
    yard: rectangle(x - 300, y - 700, 600, 1080),
    setback: 60,
    north,
    things: [
      { kind: 'house', name: 'house', outline: rectangle(x - 340, y - 364, 408, 360) },
      { kind: 'obstacle', name: 'oak', at: { x: x - 200, y: y + 200 }, radius: 16, clearance: 30 },
    ],
    surfaces: [{ kind: 'concrete', outline: rectangle(x + 90, y - 700, 110, 440) }],
  }
  return { ...input, analysis: analyse(setSite(site)(analysis.layout), analysis.catalogue) }
}
