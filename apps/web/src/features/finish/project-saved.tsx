import { Button, Modal } from '@mantine/core'
import { Notice, numberText } from '@ramp/shell'
import { IconCircleCheck } from '@tabler/icons-react'
import { weightText } from '../../lib/names/figure-text.ts'
import { priceFigure } from '../../lib/names/list-figures.ts'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import classes from './project-saved.module.css'
import type { SavedQuote } from './use-saved.ts'

type ProjectSavedProps = SavedQuote & { readonly onBack: () => void }

/** The last screen, where the browser does not let a page close its own tab. */
export const ProjectSaved = ({ quote, issuing, onBack }: ProjectSavedProps) => (
  <Modal
    opened
    fullScreen
    onClose={onBack}
    withCloseButton={false}
    closeOnEscape={false}
    radius={0}
    aria-label="Project saved"
  >
    <div className={classes.screen}>
      <IconCircleCheck size={44} stroke={1.25} className={classes.icon} aria-hidden />
      <h1 className={classes.title}>The quote has its parts list</h1>
      {issuing?.kind === 'refused' && (
        <div role="alert" className={classes.refused}>
          <Notice tone="bad" title="The quote is saved, but not issued.">
            {issuing.reason} Issue it in the dealer portal.
          </Notice>
        </div>
      )}
      <p className={classes.text}>You can close this tab now. The quote is waiting in the dealer portal.</p>
      <div className={classes.figures}>
        <FigureList
          figures={[
            ['Quote', `${quote.payload.Id}, version ${quote.versionNumber}`],
            ...(issuing?.kind === 'issued' ? [['Issued as', issuing.name] as const] : []),
            ['Items', numberText(quote.lines.length)],
            ['Linear feet', numberText(quote.linearFeet)],
            ['Weight', weightText(quote.weight)],
            ['Price', priceFigure(quote)],
          ]}
        />
      </div>
      <Button variant="default" mt={10} onClick={onBack}>
        Back to the design
      </Button>
    </div>
  </Modal>
)
