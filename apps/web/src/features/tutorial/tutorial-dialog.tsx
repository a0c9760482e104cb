import { Button, Modal } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import classes from './tutorial.module.css'
import { tutorialJob } from './tutorial-job.ts'
import { TutorialPicture } from './tutorial-picture.tsx'
import { TUTORIAL_STEPS, type TutorialStep } from './tutorial-steps.ts'

type TutorialDialogProps = {
  readonly opened: boolean
  readonly onClose: () => void
  /** Finish was clicked at the last step. */
  readonly onFinish: () => void
}

/** The way from an empty canvas to an accepted quote, in four steps (spec 3 §2.16). */
export const TutorialDialog = ({ opened, onClose, onFinish }: TutorialDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    size={560}
    title="How a system is designed"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Steps onFinish={onFinish} />
  </Modal>
)

function Steps({ onFinish }: { readonly onFinish: () => void }) {
  const [at, setAt] = useState(0)
  const step = TUTORIAL_STEPS[at]
  if (!step) return null
  const isLast = at === TUTORIAL_STEPS.length - 1
  return (
    <>
      <StepContent step={step} number={at + 1} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button onClick={isLast ? onFinish : () => setAt(at + 1)}>{isLast ? 'Finish' : 'Next'}</Button>
      </div>
    </>
  )
}

function StepContent({ step, number }: { readonly step: TutorialStep; readonly number: number }) {
  const { catalogue } = useEditor()
  const job = useMemo(() => tutorialJob(catalogue), [catalogue])
  return (
    <section aria-live="polite" aria-label={step.title}>
      <ol className={classes.bar} aria-hidden="true">
        {TUTORIAL_STEPS.map(({ title }, index) => (
          <li key={title} data-done={index < number} />
        ))}
      </ol>
      {job && <TutorialPicture kind={step.picture} job={job} />}
      <p className={classes.count}>
        Step {number} of {TUTORIAL_STEPS.length}
      </p>
      <h3 className={classes.title}>{step.title}</h3>
      <p>{step.text}</p>
      <ul className={classes.points}>
        {step.points.map((point) => (
          <li key={point}>
            <IconCheck size={15} stroke={2} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
