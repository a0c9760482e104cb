import classes from './progress-steps.module.css'

/** Colour by completed count (spec 1 §9): grey, red, orange, yellow, olive, green, teal. */
const COLORS = ['#e1e6ee', '#d64545', '#e8842a', '#e0b400', '#7f9a1f', '#1f9a4b', '#12a594'] as const

type ProgressStepsProps = { readonly done: number; readonly of: number }

/** Six small bars and the count in words, so that the colour is never alone. */
export function ProgressSteps({ done, of }: ProgressStepsProps) {
  const color = COLORS[Math.min(done, COLORS.length - 1)]
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
          <i key={key} style={index < done ? { background: color } : undefined} />
        ))}
      </div>
      <span className={classes.count} aria-hidden>
        {done} of {of}
      </span>
    </div>
  )
}
