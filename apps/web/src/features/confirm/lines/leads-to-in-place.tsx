import { Button } from '@mantine/core'
import { type LeadsToQuestion, leadsToChoices, setLeadsTo } from '@ramp/domain'
import { capital } from '../../../lib/names/capital.ts'
import { useEditor } from '../../../project/use-editor.ts'
import classes from './system-lines.module.css'

/** Asks what is at the top of a ramp; nothing waits for the answer. */
export function LeadsToInPlace({ question: { opening } }: { readonly question: LeadsToQuestion }) {
  const editor = useEditor()
  return (
    <fieldset className={classes.question} data-is-optional="true">
      <legend>What is at the top of the ramp?</legend>
      <p className={classes.hint}>A door here needs a landing. You can answer later.</p>
      <div className={classes.sides}>
        {leadsToChoices(opening.use).map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant="default"
            onClick={() => editor.run('Set where it leads', 'propChange', setLeadsTo(opening.end, choice))}
          >
            {capital(choice)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
