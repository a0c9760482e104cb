import { Button } from '@mantine/core'
import { addPoint, feetOfWays, nextReading } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { pickSpot } from '@ramp/editor'
import { IconTarget } from '@tabler/icons-react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import classes from '../words/site.module.css'

/** Names the one further reading that would change the answer most. */
export function NextReadingCard() {
  const editor = useEditor()
  const { layout, connections } = useAnalysis()
  const next = nextReading(layout, feetOfWays(connections))
  if (!next) return null
  const shoot = () => {
    const id = next.point ?? editor.newId()
    if (next.point === null)
      editor.run('Add spot', 'propChange', addPoint({ id, name: nameOf(next.name), at: next.at }))
    pickSpot(editor, id)
  }
  return (
    <div className={classes.next} role="status">
      <IconTarget size={18} stroke={1.6} aria-hidden />
      <p>
        <b>One more reading here would change the answer most:</b> {next.name}. 1&quot; there is{' '}
        {lengthText(Math.round(next.perInch), 'part-size')} of ramp.
      </p>
      <Button variant="default" onClick={shoot}>
        Shoot it
      </Button>
    </div>
  )
}

const nameOf = (place: string): string => place.charAt(0).toUpperCase() + place.slice(1)
