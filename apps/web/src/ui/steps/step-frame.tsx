import { Button } from '@mantine/core'
import type { Banner, Issue, VerdictReason } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import type { ReactNode } from 'react'
import { MAIN_ACTION } from '../../keys/main-action.ts'
import { AfterPaint } from '../panel/after-paint.tsx'
import { Panel } from '../panel/panel.tsx'
import { CodeReasons } from './code-reasons.tsx'
import { IssueList } from './issue-list.tsx'
import { type StepDot, StepDots } from './step-dots.tsx'
import classes from './step-frame.module.css'

type StepAction = {
  readonly label: string
  readonly onClick: () => void
  readonly isDisabled?: boolean
  /** It is at work: the button turns and cannot be pressed again. */
  readonly isBusy?: boolean
}

/** How a step stands, in the one box that says so: its heading, the sentence that goes with it, and what is wrong. */
export type StepStatus = {
  readonly tone: Banner['tone']
  readonly title: string
  readonly message: ReactNode
  readonly detail?: ReactNode
  readonly issues?: readonly Issue[]
  readonly codes?: readonly VerdictReason[]
}

export type StepFrameProps = {
  readonly title: string
  readonly sub?: ReactNode
  readonly dots: readonly StepDot[]
  readonly onExit: () => void
  /** null: the step has nothing to approve at the moment; 'pending': its state is shown together with the content. */
  readonly status: StepStatus | 'pending' | null
  /** null: there is nothing to go back to. */
  readonly back: StepAction | null
  readonly next: StepAction
  /** Stands between Back and Next. */
  readonly besideBack?: StepAction | null
  /** The other thing that the step can end with. */
  readonly besideNext?: StepAction | null
  readonly children?: ReactNode
}

/** What a step's panel is given: everything around its own content. */
export type StepFrameValues = Omit<StepFrameProps, 'children'>

/** The frame of every guided step: where one is, whether it looks good, the step itself, Back and Next. */
export function StepFrame(props: StepFrameProps) {
  const { title, sub, dots, onExit, status, back, next, besideBack, besideNext, children } = props
  return (
    <Panel
      title={title}
      sub={sub}
      top={
        <div className={classes.top}>
          <StepDots
            dots={dots}
            isGood={status === null || (status !== 'pending' && status.tone === 'good')}
          />
          <Button variant="subtle" color="gray" className={classes.exit} onClick={onExit}>
            Exit to Editor
          </Button>
        </div>
      }
      footer={
        <>
          {back && <StepButton {...back} variant="default" />}
          {besideBack && <StepButton {...besideBack} variant="default" />}
          <span className={classes.next}>
            {besideNext && <StepButton {...besideNext} variant="default" />}
            <StepButton {...next} variant="filled" />
          </span>
        </>
      }
    >
      {/* A status region stays in the page, so that a change of its text is spoken. */}
      <div className={classes.status} role="status">
        {status && status !== 'pending' && <StatusNotice {...status} />}
      </div>
      <div className={classes.content}>
        <AfterPaint>{children}</AfterPaint>
      </div>
    </Panel>
  )
}

const StatusNotice = ({ tone, title, message, detail = null, issues = [], codes = [] }: StepStatus) =>
  tone === 'good' ? (
    <Notice tone={tone} title={title} aside={message}>
      {detail}
    </Notice>
  ) : (
    <Notice tone={tone} title={title}>
      {message && <div>{message}</div>}
      {detail && <div>{detail}</div>}
      {codes.length > 0 && <CodeReasons reasons={codes} />}
      {issues.length > 0 && <IssueList issues={issues} />}
    </Notice>
  )

const StepButton = ({
  label,
  onClick,
  isDisabled = false,
  isBusy = false,
  variant,
}: StepAction & { readonly variant: 'default' | 'filled' }) => (
  <Button
    variant={variant}
    onClick={onClick}
    disabled={isDisabled}
    loading={isBusy}
    {...(variant === 'filled' && MAIN_ACTION)}
  >
    {label}
  </Button>
)
