import type { Analysis, PartId } from '@ramp/domain'
import { TextButton } from '../buttons/text-button.tsx'
import { Notice } from '../notice.tsx'
import classes from './high-ends.module.css'
import { highEndsOf } from './high-ends-of.ts'

type HighEndsProps = {
  readonly analysis: Pick<Analysis, 'runs' | 'connections'>
  readonly onShow: (parts: readonly PartId[]) => void
}

/** Runs that end above the ground, for a person to look at; they lock nothing. */
export function HighEnds({ analysis, onShow }: HighEndsProps) {
  const ends = highEndsOf(analysis)
  if (ends.length === 0) return null
  return (
    <Notice tone="look">
      {ends.map(({ sentence, parts }) => (
        <TextButton key={sentence} className={classes.end} onClick={() => onShow(parts)}>
          {sentence}
        </TextButton>
      ))}
    </Notice>
  )
}
