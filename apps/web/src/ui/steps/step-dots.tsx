import { IconCheck } from '@tabler/icons-react'
import { useTooltip } from '../buttons/use-tooltip.tsx'
import classes from './step-dots.module.css'

export type StepDot = { readonly name: string; readonly state: 'done' | 'now' | 'open' }

const WORDS: Readonly<Record<StepDot['state'], string>> = { done: 'done', now: 'current step', open: 'open' }

type StepDotsProps = {
  readonly dots: readonly StepDot[]
  /** Nothing is wrong below them: only then a tick is green. */
  readonly isGood: boolean
}

/** The steps of a guided job in a row: a tick is done, a ringed dot is here, a hollow one is still to come. */
export const StepDots = ({ dots, isGood }: StepDotsProps) => (
  <ol className={classes.dots} aria-label="Steps" data-is-good={isGood}>
    {dots.map((dot) => (
      <Dot key={dot.name} {...dot} />
    ))}
  </ol>
)

function Dot({ name, state }: StepDot) {
  const { target, tooltip } = useTooltip<HTMLLIElement>({ label: `${name}: ${WORDS[state]}` })
  return (
    <li
      {...target}
      className={classes.dot}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <i aria-hidden>{state === 'done' && <IconCheck size={9} stroke={3.5} />}</i>
      <span className="visually-hidden">
        {name}: {WORDS[state]}
      </span>
      {tooltip}
    </li>
  )
}
