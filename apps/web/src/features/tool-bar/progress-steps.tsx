import { completedSteps, COUNTED_STEPS as of, type Tone, worstTone } from '@ramp/domain'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useCodeReasons } from '../../project/use-code-reasons.ts'
import { useLayout } from '../../project/use-layout.ts'
import { litBars } from './lit-bars.ts'
import classes from './progress-steps.module.css'

/** How the drawn system stands: the bars are never greener. */
function useSystemTone(): Tone {
  const { issues } = useAnalysis()
  const codes = useCodeReasons()
  return worstTone([
    ...codes.map(({ tone }) => tone),
    ...issues.map(({ severity }) => (severity === 'error' ? 'bad' : 'look')),
  ])
}

/** Six small bars and the count in words, so that the colour is never alone. */
export function ProgressSteps() {
  const done = completedSteps(useLayout())
  const { lit, color } = litBars(done, of, useSystemTone())
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
