import { litBars } from './lit-bars.ts'
import classes from './progress-steps.module.css'

type ProgressStepsProps = { readonly done: number; readonly of: number }

/** Six small bars and the count in words, so that the colour is never alone. */
export function ProgressSteps({ done, of }: ProgressStepsProps) {
  const { lit, color } = litBars(done, of)
  return (
    <div className={classes.steps}>
      <div
        className={classes.bars}
        role="progressbar"
        aria-label="Completed steps"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${of}`}
      >
        {Array.from({ length: of }, (_, index) => `step-${index}`).map((key, index) => (
          <i key={key} style={index < lit ? { background: color } : undefined} />
        ))}
      </div>
      <span className={classes.count} aria-hidden>
        {done} of {of}
      </span>
    </div>
  )
}
