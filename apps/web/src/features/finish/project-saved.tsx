import { Button, Modal } from '@mantine/core'
import type { IssuedQuote } from '@ramp/contracts'
import { moneyText, numberText } from '@ramp/shell'
import { IconCircleCheck } from '@tabler/icons-react'
import { weightText } from '../../lib/names/figure-text.ts'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import classes from './project-saved.module.css'

type ProjectSavedProps = { readonly quote: IssuedQuote; readonly onBack: () => void }

/** The last screen, where the browser does not let a page close its own tab. */
export const ProjectSaved = ({ quote, onBack }: ProjectSavedProps) => (
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
      <p className={classes.text}>You can close this tab now. The quote is waiting in the dealer portal.</p>
      <div className={classes.figures}>
        <FigureList
          figures={[
            ['Quote', `${quote.payload.Id}, version ${quote.versionNumber}`],
            ['Items', numberText(quote.lines.length)],
            ['Linear feet', numberText(quote.linearFeet)],
            ['Weight', weightText(quote.weight)],
            ['Price', moneyText(quote.partsTotal)],
          ]}
        />
      </div>
      <Button variant="default" mt={10} onClick={onBack}>
        Back to the design
      </Button>
    </div>
  </Modal>
)
