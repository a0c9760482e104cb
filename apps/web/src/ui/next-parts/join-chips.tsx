import { UnstyledButton } from '@mantine/core'
import type { Item, Position } from '@ramp/domain'
import { partName } from '@ramp/domain'
import { useState } from 'react'
import { arrowFocus } from './arrow-focus.ts'
import { chipLabel, chipName } from './chip-names.ts'
import classes from './join-chips.module.css'
import { commonPlace, placeFor } from './place-choice.ts'
import type { JoinChoices } from './use-join-choices.ts'

/** The part a person chose, and how: who chooses by the keyboard goes on by the keyboard. */
export type Joining = {
  readonly shortName: string
  readonly position: Position | null
  readonly byKeyboard: boolean
}

type JoinChipsProps = {
  readonly choices: JoinChoices
  /** `at the lower end of 8 ft ramp` */
  readonly where: string
  /** The ramp that was joined last: it is marked, and the keyboard begins there. */
  readonly last: string | null
  readonly onJoin: (joining: Joining) => void
}

/**
 * The parts that may be joined at an open end, in rows, with the places along it above them where there are several. The marked
 * place is where the part is joined: while none is chosen, that of the part the pointer or the focus is on.
 */
export function JoinChips({ choices, where, last, onJoin }: JoinChipsProps) {
  const { rows, places } = choices
  const [chosen, setChosen] = useState<Position | null>(null)
  const [looked, setLooked] = useState<Item | null>(null)
  const items = rows.flatMap((row) => row.items)
  const begin = items.find(({ shortName }) => shortName === last) ?? items[0]
  const marked = chosen ?? (looked ? placeFor(looked, null, choices) : commonPlace(items, choices))
  return (
    <div className={classes.rows} role="toolbar" aria-label={`Join ${where}`} onKeyDown={arrowFocus}>
      {places.length > 0 && (
        <div className={classes.places} data-row>
          {places.map(({ position, name }) => (
            <UnstyledButton
              key={position}
              className={classes.place}
              aria-label={`${name}: where parts connect ${where}`}
              aria-pressed={position === marked}
              tabIndex={-1}
              onClick={() => setChosen(position)}
            >
              {name}
            </UnstyledButton>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row.name} className={classes.row} data-row>
          {row.items.map((item) => {
            const position = placeFor(item, chosen, choices)
            const look = { on: () => setLooked(item), off: () => setLooked(null) }
            return (
              <UnstyledButton
                key={item.itemNumber}
                className={classes.chip}
                aria-label={chipLabel(partName(item), where, chipName(item, choices.height))}
                data-chip
                data-last={item.shortName === last || undefined}
                tabIndex={item === begin ? 0 : -1}
                disabled={position === null}
                title={position === null ? 'It cannot connect at this place.' : undefined}
                onPointerEnter={look.on}
                onPointerLeave={look.off}
                onFocus={look.on}
                onBlur={look.off}
                onClick={(event) =>
                  onJoin({ shortName: item.shortName, position, byKeyboard: event.detail === 0 })
                }
              >
                {chipName(item, choices.height)}
              </UnstyledButton>
            )
          })}
        </div>
      ))}
    </div>
  )
}
