import type { DoorInFacade, Facade } from '@ramp/solids'

const METERS = 0.0254

const doorInMeters = ({ along, sill, width, height }: DoorInFacade): DoorInFacade => ({
  along: along * METERS,
  sill: sill * METERS,
  width: width * METERS,
  height: height * METERS,
})

/** The front of a house in the measure of the scene. */
export const facadeInMeters = ({ at, out, isOurs, doors, ...reach }: Facade): Facade => ({
  at: { x: at.x * METERS, y: at.y * METERS },
  out,
  left: reach.left * METERS,
  right: reach.right * METERS,
  bottom: reach.bottom * METERS,
  top: reach.top * METERS,
  depth: reach.depth * METERS,
  doors: doors.map(doorInMeters),
  isOurs,
})
