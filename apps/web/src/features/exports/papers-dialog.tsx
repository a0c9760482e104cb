import { Button } from '@mantine/core'
import { isPaperKind, namesOnSheetsText, PAPERS, type PaperKind, type PaperRefusal } from '@ramp/papers'
import { Notice, problemText, Waiting } from '@ramp/shell'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { WHAT_TO_DO } from '../../journal/store-faults.ts'
import { paperPdf } from '../../output/paper-pdf.ts'
import { saveFile } from '../../output/save-file.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { DrawingFile } from './drawing-file.tsx'
import { ExportChoice } from './export-choice.tsx'
import { FoundationFields } from './foundation-fields.tsx'
import { NothingDrawn } from './nothing-drawn.tsx'
import { OfferFields } from './offer/offer-fields.tsx'
import { choiceOf, hasDroppedTicks, type PaperChoice, saveChoice } from './paper-choice.ts'
import { FactFields, PermitFields, SurveyFields } from './paper-fields.tsx'
import { PaperPreview } from './paper-preview.tsx'
import classes from './papers-dialog.module.css'
import { ReviewFields } from './review/review-fields.tsx'
import { RevisionFields } from './review/revision-fields.tsx'
import { showsSystem, usePaper } from './use-paper.ts'
import { usePaperFacts } from './use-paper-facts.ts'

type PapersDialogProps = {
  readonly opened: boolean
  /** Chosen when it opens; null: what was chosen last. */
  readonly asked: PaperKind | null
  readonly onClose: () => void
  /** Opens the field of the height that is missing. */
  readonly onEnterRise: () => void
  /** Opens the panel in which a site is surveyed. */
  readonly onSurvey: () => void
}

type Remedies = Pick<PapersDialogProps, 'onEnterRise' | 'onSurvey'>

/** Papers of the drawing as it stands, and its files for other programs: what they need, what is chosen, and how they look. */
export const PapersDialog = ({ opened, asked, onClose, ...remedies }: PapersDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Documents" size="90rem">
    <Papers asked={asked} {...remedies} />
  </Dialog>
)

/** Its own component: nothing is laid out while the dialog is closed. */
function Papers({ asked, ...remedies }: Remedies & Pick<PapersDialogProps, 'asked'>) {
  const kept = usePaperFacts()
  const [first, setFirst] = useState(asked)
  if (!kept.isRead) return <Waiting>Opening the documents</Waiting>
  const saved = choiceOf(kept.choice)
  const choice = first === null ? saved : { ...saved, kind: first }
  const { kind } = choice
  const choose = (chosen: PaperChoice) => {
    setFirst(null)
    saveChoice(chosen)
    kept.setChoice(chosen)
  }
  const all = <ExportChoice kind={kind} onChoose={(chosen) => choose({ ...choice, kind: chosen })} />
  return isPaperKind(kind) ? (
    <PaperSheets
      choice={{ ...choice, kind }}
      onChoose={choose}
      kept={kept}
      {...remedies}
      hasLostTicks={hasDroppedTicks(kept.choice)}
    >
      {all}
    </PaperSheets>
  ) : (
    <DrawingFile format={kind}>{all}</DrawingFile>
  )
}

type PaperSheetsProps = Remedies & {
  readonly hasLostTicks: boolean
  readonly choice: PaperChoice & { readonly kind: PaperKind }
  readonly onChoose: (choice: PaperChoice) => void
  readonly kept: ReturnType<typeof usePaperFacts>
  readonly children: ReactNode
}

function PaperSheets({ choice, onChoose, kept, hasLostTicks, children, ...remedies }: PaperSheetsProps) {
  const { facts, setFacts, keep, fault } = kept
  const { paper, refusal, missing, open, boxes, input, offered, isComing } = usePaper(
    useDeferredValue(choice),
    useDeferredValue(facts),
  )
  const [isMaking, setMaking] = useState(false)

  async function download() {
    if (!paper) return
    setMaking(true)
    try {
      const file = await paperPdf(paper, input.dealer.drawnBy, input.quote.date)
      saveFile(file, `${paper.title.replaceAll(/[^\w-]+/g, '-')}.pdf`)
      await keep()
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className={classes.papers}>
      <div className={classes.choices}>
        {children}
        <div className={classes.fields}>
          {fault && (
            <Notice tone="look" title="Your entries are not fully saved in this browser.">
              {WHAT_TO_DO[fault]}
            </Notice>
          )}
          {refusal && <Refused refusal={refusal} {...remedies} />}
          {open.length > 0 && (
            <Notice tone="look" title="Open items">
              <ul className={classes.missing}>
                {open.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          {missing.length > 0 && (
            <Notice tone="look" title="Before it goes out">
              <ul className={classes.missing}>
                {missing.map(({ field, sentence }) => (
                  <li key={field}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          {boxes.length > 0 && (
            <Notice tone="look" title="Characters that print as boxes">
              <ul className={classes.missing}>
                {boxes.map(({ field, sentence }) => (
                  <li key={sentence + field}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          <FactFields facts={facts} onChange={setFacts} />
          {showsSystem(choice.kind) && (
            <FoundationFields
              foundation={facts.foundation}
              onChange={(foundation) => setFacts({ ...facts, foundation })}
            />
          )}
          {choice.kind === 'offer' && hasLostTicks && (
            <Notice tone="look">
              The items you checked earlier were removed. Your price says what it includes.
            </Notice>
          )}
          {choice.kind === 'offer' && (
            <OfferFields
              offer={choice.offer}
              offered={offered}
              onChange={(offer) => onChoose({ ...choice, offer })}
            />
          )}
          {PAPERS[choice.kind].settings === 'survey' && (
            <SurveyFields survey={choice.survey} onChange={(survey) => onChoose({ ...choice, survey })} />
          )}
          {choice.kind === 'permit' && (
            <>
              <PermitFields
                permit={choice.permit}
                address={facts.project.address}
                onChange={(permit) => onChoose({ ...choice, permit })}
              />
              <RevisionFields
                onPaper={input.quote.revisions}
                typed={facts.revisions}
                names={namesOnSheetsText(input.analysis)}
                faults={missing}
                onChange={(revisions) => setFacts({ ...facts, revisions: [...revisions] })}
              />
              <ReviewFields review={facts.review} onChange={(review) => setFacts({ ...facts, review })} />
            </>
          )}
        </div>
        <div className={classes.foot}>
          <Button
            fullWidth
            loading={isMaking || isComing}
            disabled={!paper || missing.length > 0}
            onClick={download}
          >
            Download PDF
          </Button>
        </div>
      </div>
      {paper ? <PaperPreview paper={paper} /> : refusal?.need === 'system' ? <NothingDrawn /> : <div />}
    </div>
  )
}

type RefusedProps = Remedies & { readonly refusal: PaperRefusal }

/** Why there is no paper yet, with the way to where it is entered; what is not drawn is told in the preview. */
function Refused({ refusal: { need, sentence }, onEnterRise, onSurvey }: RefusedProps) {
  if (need === 'system') return null
  const remedy =
    need === 'rise'
      ? { label: 'Enter the height', onClick: onEnterRise }
      : { label: 'Survey the site', onClick: onSurvey }
  return (
    <Notice tone="bad" title={sentence}>
      <Button size="xs" onClick={remedy.onClick}>
        {remedy.label}
      </Button>
    </Notice>
  )
}
