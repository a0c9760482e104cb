import { UnstyledButton } from '@mantine/core'
import type { Position } from '@ramp/domain'
import { useState } from 'react'
import { partName } from '../../lib/names/part-text.ts'
import { arrowFocus } from './arrow-focus.ts'
import { chipName } from './chip-names.ts'
import classes from './join-chips.module.css'
import type { JoinChoices } from './use-join-choices.ts'

/** The part a person chose, and how: who chooses by the keyboard goes on by the keyboard. */
export type Joining = {
  readonly shortName: string
  readonly position: Position | null
  readonly byKeyboard: boolean
}

type JoinChipsProps = {
  readonly choices: JoinChoices
  /** `the lower end of 8 ft ramp` */
  readonly where: string
  /** The ramp that was joined last: it is marked, and the keyboard begins there. */
  readonly last: string | null
  readonly onJoin: (joining: Joining) => void
}

/** The parts that may be joined at an open end, in rows, with the places along it above them where there are several. */
export function JoinChips({ choices: { rows, places }, where, last, onJoin }: JoinChipsProps) {
  const [chosen, setChosen] = useState<Position>('CENTER')
  const position = places.some((place) => place.position === chosen) ? chosen : null
  const items = rows.flatMap((row) => row.items)
  const begin = items.find(({ shortName }) => shortName === last) ?? items[0]
  return (
    <div className={classes.rows} role="toolbar" aria-label={`Join at ${where}`} onKeyDown={arrowFocus}>
      {places.length > 0 && (
        <div className={classes.places} data-row>
          {places.map(({ position: place, name }) => (
            <UnstyledButton
              key={place}
              className={classes.place}
              aria-label={`${name}: where parts are joined at ${where}`}
              aria-pressed={place === (position ?? places[0]?.position)}
              tabIndex={-1}
              onClick={() => setChosen(place)}
            >
              {name}
            </UnstyledButton>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row.name} className={classes.row} data-row>
          {row.items.map((item) => (
            <UnstyledButton
              key={item.itemNumber}
              className={classes.chip}
              aria-label={`Join ${partName(item)} at ${where}`}
              data-chip
              data-last={item.shortName === last || undefined}
              tabIndex={item === begin ? 0 : -1}
              onClick={(event) =>
                onJoin({ shortName: item.shortName, position, byKeyboard: event.detail === 0 })
              }
            >
              {chipName(item)}
            </UnstyledButton>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Puts the focus on the chip where the keyboard begins; false where there is none. */
export function focusChip(within: Element | null): boolean {
  const chip = within?.querySelector<HTMLElement>('[data-chip][tabindex="0"]')
  chip?.focus()
  return Boolean(chip)
}
