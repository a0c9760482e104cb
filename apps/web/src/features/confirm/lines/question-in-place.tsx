import { Button } from '@mantine/core'
import {
  answerEndHeight,
  answerLostChoices,
  answerRise,
  answerSide,
  type Edit,
  type Inches,
  messageOf,
  type Question,
  type SystemEnd,
} from '@ramp/domain'
import { useState } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { HeightField } from '../../../ui/height/height-field.tsx'
import { sideChoices, sideQuestion } from './side-words.ts'
import classes from './system-lines.module.css'

/** One open question with its possible answers. */
export function QuestionInPlace({ question }: { readonly question: Question }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { catalogue } = editor
  const answer = (edit: Edit) => editor.run('Answer', 'propChange', edit)
  switch (question.kind) {
    case 'side':
      return (
        <SideQuestion
          end={question.end}
          onAnswer={(side) => answer(answerSide(question.end, side, catalogue))}
        />
      )
    case 'rise':
      return (
        <HeightQuestion
          text={
            question.place === 0
              ? 'How high is the door above the ground?'
              : `How high is door ${question.place + 1} above the ground?`
          }
          label="Rise"
          onAnswer={(height) => answer(answerRise(height, question.place, catalogue))}
        />
      )
    case 'end-height': {
      const name = analysis.layout.runs.find(({ id }) => id === question.run)?.name ?? ''
      return (
        <HeightQuestion
          text={`How high above the ground does ${name} end?`}
          label="End / Bottom Height"
          onAnswer={(height) => answer(answerEndHeight(question.run, height, catalogue))}
        />
      )
    }
    case 'lost-choices':
      return (
        <div className={classes.question}>
          <p>{messageOf(question.issue)}</p>
          <Button
            size="xs"
            variant="default"
            onClick={() => answer(answerLostChoices(question.step, analysis, catalogue))}
          >
            Continue without them
          </Button>
        </div>
      )
  }
}

type SideQuestionProps = {
  readonly end: SystemEnd
  readonly onAnswer: (side: SystemEnd['sides'][number]) => void
}

function SideQuestion({ end, onAnswer }: SideQuestionProps) {
  const analysis = useAnalysis()
  return (
    <fieldset className={classes.question}>
      <legend>{sideQuestion(end)}</legend>
      <div className={classes.sides}>
        {sideChoices(end, analysis).map(({ side, number, name }) => (
          <Button key={side} variant="default" onClick={() => onAnswer(side)}>
            <span className={classes.number} aria-hidden>
              {number}
            </span>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type HeightQuestionProps = {
  readonly text: string
  readonly label: string
  readonly onAnswer: (height: Inches) => void
}

function HeightQuestion({ text, label, onAnswer }: HeightQuestionProps) {
  const [height, setHeight] = useState<Inches | null>(null)
  const [isAsked, setAsked] = useState(false)
  const use = () => (height === null ? setAsked(true) : onAnswer(height))
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <p>{text}</p>
      <HeightField label={label} value={height} onChange={setHeight} isMissing={isAsked} isFocused isBrief />
      <Button type="submit" size="xs" variant="default">
        Use this height
      </Button>
    </form>
  )
}
