import {
  doorAlong,
  type HouseWall,
  houseWalls,
  lengthOfWall,
  placeDoor,
  type SiteDoor,
  wallOfDoor,
} from '@ramp/domain'
import { capital } from '../../../lib/names/capital.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { DistanceRow } from '../fields/distance-row.tsx'

const nameOf = ({ left, right }: HouseWall): string => capital(`${left.name} to ${right.name}`)

/** Where a door is along its wall, as a distance from either corner. Without a house there is nothing to measure from. */
export function DoorFromCorner({ door }: { readonly door: SiteDoor }) {
  const editor = useEditor()
  const { site } = useLayout()
  const walls = houseWalls(site)
  const found = wallOfDoor(site, door)
  if (walls.length === 0) return null
  const place = (wall: HouseWall, fromLeft: number) => {
    const { at, faces } = doorAlong(wall, fromLeft)
    editor.run('Place door', 'propChange', placeDoor(at, faces, door.id))
  }
  return (
    <>
      <ChoiceRow
        id={`${door.id}-wall`}
        label="Door wall"
        width={190}
        choices={walls.map((wall, place) => ({ value: `${place}`, label: nameOf(wall) }))}
        value={found && `${walls.findIndex((wall) => nameOf(wall) === nameOf(found.wall))}`}
        onChoose={(chosen) => {
          const wall = walls[Number(chosen)]
          if (wall) place(wall, lengthOfWall(wall) / 2)
        }}
        hint={found ? undefined : 'Corner numbers are on the drawing.'}
      />
      {found &&
        (['left', 'right'] as const).map((side) => (
          <DistanceRow
            key={side}
            id={`${door.id}-from-${side}`}
            label={`Door center from ${found.wall[side].name}`}
            range={{ min: 0, max: lengthOfWall(found.wall) }}
            value={side === 'left' ? found.fromLeft : found.fromRight}
            onCommit={(away) => place(found.wall, side === 'left' ? away : lengthOfWall(found.wall) - away)}
          />
        ))}
    </>
  )
}
