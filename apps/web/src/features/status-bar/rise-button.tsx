import { Popover, UnstyledButton } from '@mantine/core'
import { doorIdAt, type Inches, type Layout, setRise, startHeight, topOf } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { typedEdits } from '@ramp/editor'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { RiseFields } from '../../ui/height/rise-fields.tsx'
import classes from './rise-button.module.css'

type RiseButtonProps = {
  readonly rise: Inches | null
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The rise, always in view: a click asks for it, and everything that follows from it changes at once. */
export function RiseButton({ rise, isOpen, onOpen }: RiseButtonProps) {
  const editor = useEditor()
  const layout = useLayout()
  const [typed] = useState(() => typedEdits(editor))
  const [hasSecond, setHasSecond] = useState(false)
  const second = heightAtDoor(layout, 1)
  const change = (place: number) => (height: Inches | null) =>
    typed.type(place === 0 ? 'Set rise' : 'Set second rise', setRise(height, place))
  const close = () => {
    typed.leave()
    onOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={onOpen} position="top-start" shadow="md" width={340} trapFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.rise}
          data-missing={rise === null}
          data-opens-rise
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          Rise <b>{rise === null ? 'type it' : lengthText(rise, 'height')}</b>
          {second !== null && (
            <>
              {' '}
              and <b>{lengthText(second, 'height')}</b>
            </>
          )}
          <IconPencil size={12} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.fields} onBlur={typed.leave}>
        <RiseFields label="Rise" value={heightAtDoor(layout, 0)} onChange={change(0)} onEnter={close} />
        {second !== null || hasSecond ? (
          <RiseFields label="Rise at the second door" value={second} onChange={change(1)} onEnter={close} />
        ) : (
          <TextButton className={classes.more} onClick={() => setHasSecond(true)}>
            There is a second door
          </TextButton>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** The height a person gave for a door; of the first one also what was typed for the primary run. */
function heightAtDoor(layout: Layout, place: number): Inches | null {
  const [primary] = layout.runs
  const typed = place === 0 && primary ? topOf(primary, layout) : null
  const door = layout.site.doors.find(({ id }) => id === doorIdAt(place))
  return typed ?? (door ? startHeight(door, layout.site) : null)
}
