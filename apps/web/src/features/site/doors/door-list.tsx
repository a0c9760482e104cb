import { Button } from '@mantine/core'
import { type DoorId, doorTitle, putDoorFirst } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import classes from '../words/site.module.css'

type DoorListProps = { readonly shown: DoorId | null; readonly onShow: (door: DoorId) => void }

/** All doors of the site: which one is shown below, and which one the ramp starts at. */
export function DoorList({ shown, onShow }: DoorListProps) {
  const editor = useEditor()
  const { site } = useLayout()
  return (
    <ul className={classes.doors} aria-label="Doors">
      {site.doors.map((door, place) => {
        const title = doorTitle(site, door)
        return (
          <li key={door.id} data-shown={door.id === shown}>
            <button type="button" aria-pressed={door.id === shown} onClick={() => onShow(door.id)}>
              <b>{title}</b>
              <span>
                Sill {lengthText(door.sill, 'height')}
                {place === 0 && ', the ramp starts here'}
                {door.at === undefined && ', not placed'}
              </span>
            </button>
            {place > 0 && (
              <Button
                variant="default"
                aria-label={`Start here: ${title}`}
                onClick={() => {
                  editor.run('Choose door', 'propChange', putDoorFirst(door.id))
                  onShow('door-1')
                }}
              >
                Start here
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
