import { type Analysis, counted, LOCKED_TITLE, STEP_TEXTS, stepBanner, verdictOf } from '@ramp/domain'
import { useAnalysis } from '../../project/use-analysis.ts'
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
  const analysis = useAnalysis()
  const { checks, preparation, isSending, isSandbox, failure, saved, issue } = finish
  const isReady = preparation?.kind === 'ready'
  return (
    <StepFrame
      {...frame}
      status={statusOf(finish, analysis)}
      back={frame.back && { ...frame.back, isDisabled: isSending }}
      besideNext={
        issue && {
          label: 'Finish and issue',
          onClick: issue.run,
          isDisabled: !isReady || saved !== null || isSending,
        }
      }
      next={{
        label: frame.next.label,
        onClick: finish.finish,
        isDisabled: !isReady || saved !== null,
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
      <PreparationChecklist checks={checks} verdict={verdictOf(analysis)} />
      {isReady && (
        <PanelSection title="Item List">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it the panel could not be scrolled by keys */}
          <section tabIndex={0} aria-label="Items">
            <ItemTable list={preparation.list} />
          </section>
        </PanelSection>
      )}
      {isReady && <ConvertButton />}
      {saved && <ProjectSaved {...saved} onBack={frame.onExit} />}
    </StepFrame>
  )
}

/** While the list is prepared there is nothing to approve yet, and a refusal below says itself how things stand. */
function statusOf(
  { preparation, isSandbox, failure, saved, issue }: Finish,
  analysis: Analysis,
): StepStatus | null {
  if (preparation?.kind !== 'ready' || failure) return null
  const { remarks } = preparation.list
  const banner = stepBanner('finish', analysis)
  const isGood = banner.tone === 'good'
  const toDo = (
    <span>
      {isGood ? howToFinish(isSandbox) : STILL_FINISHES} {issue && howToIssue(issue.mark)}
    </span>
  )
  if (remarks.length > 0 && !saved) {
    const count = counted(remarks.length, 'Warning')
    const look = <>Check the marked rows before you finish. {toDo}</>
    if (isGood) return { tone: 'look', title: count, message: look }
    return {
      ...banner,
      message: (
        <>
          {count}. {look}
        </>
      ),
    }
  }
  if (saved) return banner
  const message = (
    <>
      {banner.message && <span>{banner.message}</span>} {toDo}
    </>
  )
  return { ...banner, message }
}

const STILL_FINISHES = 'You can still finish. Items that are not met appear on the quote and the documents.'

const howToFinish = (isSandbox: boolean) => (
  <span>{isSandbox ? 'Press Finish to save the list.' : 'Press Finish to send it to the quote.'}</span>
)

const howToIssue = (mark: string) => (
  <span>Finish and issue also stores its proposal as revision {mark}.</span>
)
