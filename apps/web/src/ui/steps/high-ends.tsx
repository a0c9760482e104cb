import { select } from '@ramp/editor'
import { Notice } from '@ramp/shell'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../buttons/text-button.tsx'
import classes from './high-ends.module.css'
import { highEndsOf } from './high-ends-of.ts'

/** Runs that end above the ground, for a person to look at; they lock nothing. */
export function HighEnds() {
  const editor = useEditor()
  const ends = highEndsOf(useAnalysis())
  if (ends.length === 0) return null
  return (
    <Notice tone="look">
      {ends.map(({ sentence, parts }) => (
        <TextButton key={sentence} className={classes.end} onClick={() => select(editor, parts)}>
          {sentence}
        </TextButton>
      ))}
    </Notice>
  )
}
