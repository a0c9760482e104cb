import { Button } from '@mantine/core'
import { makePaper, PAPER_KINDS, PAPERS, type PaperKind } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useFile } from '../../lib/use-file.ts'
import { DesignerButton } from '../../ui/designer-button.tsx'
import { DrawingFiles } from './drawing-files.tsx'
import classes from './quote-page.module.css'

type PapersProps = {
  readonly id: string
  /** Where the designer opens the quote; null while it is not known, and for a frozen one. */
  readonly designerPath: string | null
}

/** Papers that the server makes from the drawing saved last. */
export function Papers({ id, designerPath }: PapersProps) {
  const api = useApi()
  const { error, code, open } = useFile()
  const [making, setMaking] = useState<PaperKind | null>(null)
  const [last, setLast] = useState<PaperKind | null>(null)

  async function make(paper: PaperKind, printsBoxes = false) {
    setMaking(paper)
    setLast(paper)
    await open(() => api.download(makePaper, { id, paper, ...(printsBoxes && { printsBoxes }) }))
    setMaking(null)
  }

  return (
    <section className={classes.papers} aria-labelledby="papers-of-the-quote">
      <h2 id="papers-of-the-quote">Documents</h2>
      {error && (
        <Notice tone="bad" title={error}>
          {code === 'rise.missing' && designerPath && (
            <DesignerButton path={`${designerPath}&enter=rise`} label="Enter the height" />
          )}
          {code === 'revision.unknown-tag' && designerPath && (
            <DesignerButton path={designerPath} label="Correct the revision" />
          )}
          {code === 'letters.not-printed' && last && (
            <Button size="xs" variant="default" onClick={() => make(last, true)}>
              Print boxes
            </Button>
          )}
          {code === 'survey.missing' && designerPath && (
            <DesignerButton path={designerPath} label="Survey the site" />
          )}
        </Notice>
      )}
      <div className={classes.paperButtons}>
        {PAPER_KINDS.map((paper) => (
          <Button
            key={paper}
            variant="default"
            loading={making === paper}
            disabled={making !== null && making !== paper}
            leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
            onClick={() => make(paper)}
          >
            {PAPERS[paper].name}
          </Button>
        ))}
      </div>
      <DrawingFiles id={id} />
      <p className={classes.received}>
        Made from the drawing that was saved last, with the usual settings. Address, contact, license, pads,
        anchors, revisions, and the permit office’s comments are entered in the designer under File,
        Documents. Documents with other settings are made there.
      </p>
    </section>
  )
}
