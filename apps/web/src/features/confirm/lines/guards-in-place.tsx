import { Button } from '@mantine/core'
import { HANDRAIL_NAMES, missingGuards, needlessGuards } from '@ramp/domain'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { guardsText } from './guards-text.ts'
import classes from './system-lines.module.css'

/** Guards that the height of parts requires, or requires no more: one press lets the railing follow. */
export function GuardsInPlace() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const missing = missingGuards(analysis)
  const change = missing ?? needlessGuards(analysis)
  if (!change) return null
  return (
    <div className={classes.question} data-is-optional={missing === null}>
      <p>{guardsText(change, missing !== null, analysis)}</p>
      <Button
        size="xs"
        variant="default"
        onClick={() => editor.run('Change handrails', 'propChange', change.edit)}
      >
        Use {HANDRAIL_NAMES[change.to].toLowerCase()}
      </Button>
    </div>
  )
}
