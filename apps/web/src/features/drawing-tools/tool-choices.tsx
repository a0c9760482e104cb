import { UnstyledButton } from '@mantine/core'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import classes from './drawing-tools.module.css'

type ToolChoicesProps<Id extends string> = {
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly hint: string }[]
  readonly chosen: Id | null
  readonly onChoose: (id: Id) => void
}

/** What the hand can do on the canvas, one below the other. */
export const ToolChoices = <Id extends string>({ choices, chosen, onChoose }: ToolChoicesProps<Id>) => (
  <ul className={classes.tools} {...ACTS_ON_DRAWING}>
    {choices.map(({ id, name, hint }) => (
      <li key={id}>
        <UnstyledButton className={classes.tool} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <span>
            <b>{name}</b>
            <small>{hint}</small>
          </span>
        </UnstyledButton>
      </li>
    ))}
  </ul>
)
