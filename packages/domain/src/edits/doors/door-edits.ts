import type { Layout, Run } from '../../model/layout/layout.ts'
import { topOf } from '../../model/layout/run-top.ts'
import { type DoorId, doorIdAt, placeOfDoor, type SiteDoor } from '../../model/layout/site.ts'
import type { Edit } from '../edit.ts'
import { atFirstDoor, changeSite } from '../site-edits.ts'

/** One more door, behind those that are known. */
export const addDoor = (door: Omit<SiteDoor, 'id'>): Edit =>
  changeSite((site) => {
    const last = site.doors.map(({ id }) => placeOfDoor(id)).reduce((a, b) => Math.max(a, b), -1)
    return { ...site, doors: [...site.doors, { ...door, id: doorIdAt(last + 1) }] }
  })

/** Another name for a door; an empty one takes its name away. */
export const nameDoor = (id: DoorId, name: string): Edit =>
  changeSite((site) => ({
    ...site,
    doors: site.doors.map((door) => {
      if (door.id !== id) return door
      const { name: _, ...unnamed } = door
      const trimmed = name.trim()
      return trimmed === '' ? unnamed : { ...unnamed, name: trimmed }
    }),
  }))

/** Takes a door away; the next one is the first where it was. A run that began there keeps its height. */
export const removeDoor =
  (id: DoorId): Edit =>
  (layout) =>
    inOrder(
      layout,
      layout.site.doors.filter((door) => door.id !== id),
    )

/** The ramp is for this door: it is the first, and the first run begins there. The others stay in their order behind it. */
export const putDoorFirst =
  (id: DoorId): Edit =>
  (layout) => {
    const { doors } = layout.site
    const first = doors.find((door) => door.id === id)
    if (!first || first === doors[0]) return layout
    return inOrder(layout, [first, ...doors.filter((door) => door !== first)])
  }

/** Doors have their ids by their places; runs stay at their doors, but for the first one, which is at the first door. */
function inOrder(layout: Layout, doors: readonly SiteDoor[]): Layout {
  const ids = new Map(doors.map(({ id }, place) => [id, doorIdAt(place)]))
  const numbered = doors.map((door, place) => ({ ...door, id: doorIdAt(place) }))
  const isFirstOther = doors[0] !== undefined && doors[0].id !== layout.site.doors[0]?.id
  const runs = runsAtDoors(layout, (id) => ids.get(id))
  const after = changeSite((site) => ({ ...site, doors: numbered }))({ ...layout, runs })
  return isFirstOther ? { ...after, runs: atFirstDoor(after) } : after
}

/** The runs where doors have other ids: one whose door has none any more keeps the height it began at. */
export function runsAtDoors(layout: Layout, idOf: (id: DoorId) => DoorId | undefined): readonly Run[] {
  const known = new Set(layout.site.doors.map(({ id }) => id))
  return layout.runs.map((run) => {
    if (run.door === undefined || !known.has(run.door)) return run
    const door = idOf(run.door)
    if (door !== undefined) return { ...run, door }
    const { door: _, ...alone } = run
    return { ...alone, top: topOf(run, layout) }
  })
}
