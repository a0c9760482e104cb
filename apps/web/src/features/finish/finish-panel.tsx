import { APPROVED_TITLE, LOCKED_TITLE, STEP_TEXTS } from '@ramp/domain'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { StepFrame, type StepFrameValues, type StepStatus } from '../../ui/steps/step-frame.tsx'
import { ConvertButton } from './convert-button.tsx'
import { ItemTable } from './item-list/item-table.tsx'
import { PreparationChecklist } from './item-list/preparation-checklist.tsx'
import { ProjectSaved } from './project-saved.tsx'
import { Refusal } from './refusal.tsx'
import { Sending } from './sending.tsx'
import { type Finish, useFinish } from './use-finish.ts'

/** The Finish step (spec 3 §2.14): the checklist, the item list, and what the last button sets off. */
export function FinishPanel({ frame }: { readonly frame: StepFrameValues }) {
  const finish = useFinish()
  const { checks, preparation, isSending, isSandbox, failure, quote } = finish
  const isReady = preparation?.kind === 'ready'
  return (
    <StepFrame
      {...frame}
      status={statusOf(finish)}
      back={frame.back && { ...frame.back, isDisabled: isSending }}
      next={{
        label: frame.next.label,
        onClick: finish.finish,
        isDisabled: !isReady || quote !== null,
        isBusy: isSending,
      }}
    >
      {isSending && <Sending isSandbox={isSandbox} />}
      {failure && <Refusal failure={failure} onRetry={finish.finish} />}
      {preparation?.kind === 'stopped' && (
        <Refusal title={LOCKED_TITLE} failure={preparation.failure} onRetry={finish.retry}>
          <p>{STEP_TEXTS.finish.locked}</p>
        </Refusal>
      )}
      <PreparationChecklist checks={checks} />
      {isReady && (
        <PanelSection title="Item List">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it the panel could not be scrolled by keys */}
          <div tabIndex={0}>
            <ItemTable list={preparation.list} />
          </div>
        </PanelSection>
      )}
      {isReady && <ConvertButton />}
      {quote && <ProjectSaved quote={quote} onBack={frame.onExit} />}
    </StepFrame>
  )
}

/** While the list is prepared there is nothing to approve yet, and a refusal below says itself how things stand. */
function statusOf({ preparation, isSandbox, failure, quote }: Finish): StepStatus | null {
  if (preparation?.kind !== 'ready' || failure) return null
  const { remarks } = preparation.list
  if (remarks.length > 0 && !quote)
    return {
      tone: 'look',
      title: `${remarks.length} ${remarks.length === 1 ? 'Warning' : 'Warnings'}`,
      message: <>Look at the marked rows before you finish. {howToFinish(isSandbox)}</>,
    }
  const { approved } = STEP_TEXTS.finish
  return { tone: 'good', title: APPROVED_TITLE, message: quote ? approved : readyText(approved, isSandbox) }
}

/** The list is made, and nothing is sent before the button is pressed. */
const readyText = (approved: string, isSandbox: boolean) => (
  <>
    <span>{approved}</span> {howToFinish(isSandbox)}
  </>
)

const howToFinish = (isSandbox: boolean) => (
  <span>{isSandbox ? 'Press Finish to keep the list.' : 'Press Finish to send it to the quote.'}</span>
)
