import { add, type Point } from '../../base/geometry/point.ts'
import type { Site } from './site.ts'

/** A site with everything that has a place on it moved by so much. */
export function moveSite(site: Site, by: Point): Site {
  const moved = <Placed extends Point>(point: Placed): Placed => ({ ...point, ...add(point, by) })
  const { doors, ground, surfaces, porch, buildings, lot, yard, obstacles, keepOffs, destination } = site
  const { survey, photos } = site
  const outlined = <Shape extends { readonly outline: readonly Point[] }>(shape: Shape): Shape => ({
    ...shape,
    outline: shape.outline.map(moved),
  })
  const footed = <Shape extends object>(shape: Shape): Shape => ({
    ...shape,
    ...('outline' in shape ? { outline: (shape.outline as readonly Point[]).map(moved) } : {}),
    ...('at' in shape ? { at: moved(shape.at as Point) } : {}),
  })
  return {
    ...site,
    doors: doors.map((door) => (door.at ? { ...door, at: moved(door.at) } : door)),
    ...(ground && { ground: ground.map(moved) }),
    ...(surfaces && { surfaces: surfaces.map(outlined) }),
    ...(porch && { porch: outlined(porch) }),
    ...(buildings && { buildings: buildings.map(outlined) }),
    ...(lot && { lot: lot.map(moved) }),
    ...(yard && { yard: yard.map(moved) }),
    ...(obstacles && { obstacles: obstacles.map(footed) }),
    ...(keepOffs && { keepOffs: keepOffs.map(footed) }),
    ...(survey && {
      survey: { ...survey, points: survey.points.map((one) => ({ ...one, at: moved(one.at) })) },
    }),
    ...(photos && { photos: photos.map((photo) => ({ ...photo, at: moved(photo.at) })) }),
    ...(destination && {
      destination:
        'area' in destination
          ? { ...destination, area: destination.area.map(moved) }
          : { ...destination, edge: [moved(destination.edge[0]), moved(destination.edge[1])] as const },
    }),
  }
}
