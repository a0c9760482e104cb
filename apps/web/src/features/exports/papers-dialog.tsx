import { Button, SegmentedControl } from '@mantine/core'
import { Notice, problemText } from '@ramp/shell'
import { useDeferredValue, useState } from 'react'
import { paperPdf } from '../../output/paper-pdf.ts'
import { saveFile } from '../../output/save-file.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { keepChoice, keptChoice, PAPERS, type PaperChoice } from './paper-choice.ts'
import { FactFields, OfferFields, PermitFields } from './paper-fields.tsx'
import { PaperPreview } from './paper-preview.tsx'
import classes from './papers-dialog.module.css'
import { usePaper } from './use-paper.ts'
import { usePaperFacts } from './use-paper-facts.ts'

type PapersDialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** Permit set, crew pack and offer of the drawing as it stands: what they need, what is chosen, and how they look. */
export const PapersDialog = ({ opened, onClose }: PapersDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Papers" size="90rem">
    <Papers />
  </Dialog>
)

/** Its own component: nothing is laid out while the dialog is closed. */
function Papers() {
  const [choice, setChoice] = useState(keptChoice)
  const { facts, setFacts, keep } = usePaperFacts(true)
  const { paper, missing, input } = usePaper(useDeferredValue(choice), useDeferredValue(facts))
  const [isMaking, setMaking] = useState(false)
  const choose = (chosen: PaperChoice) => {
    keepChoice(chosen)
    setChoice(chosen)
  }

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
        <SegmentedControl
          fullWidth
          aria-label="Paper"
          data={PAPERS.map((one) => ({ ...one }))}
          value={choice.kind}
          onChange={(kind) =>
            choose({ ...choice, kind: PAPERS.find(({ value }) => value === kind)?.value ?? 'permit' })
          }
        />
        {missing.length > 0 && (
          <Notice tone="look" title="Before it goes out">
            <ul className={classes.missing}>
              {missing.map(({ field, sentence }) => (
                <li key={field}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        <FactFields facts={facts} onChange={setFacts} />
        {choice.kind === 'offer' && (
          <OfferFields offer={choice.offer} onChange={(offer) => choose({ ...choice, offer })} />
        )}
        {choice.kind === 'permit' && (
          <PermitFields permit={choice.permit} onChange={(permit) => choose({ ...choice, permit })} />
        )}
        <Button loading={isMaking} disabled={!paper || missing.length > 0} onClick={download}>
          Download PDF
        </Button>
      </div>
      {paper ? <PaperPreview paper={paper} /> : <p>Nothing is drawn yet. Draw the ramp, then come back.</p>}
    </div>
  )
}
