import { Button } from '@mantine/core'
import {
  getPaperFacts,
  type Missing,
  makePaper,
  missingFacts,
  PAPER_KINDS,
  PAPERS,
  type PaperKind,
  projectOnPaper,
  type QuoteDetail,
} from '@ramp/contracts'
import { type Api, Notice, useApi } from '@ramp/shell'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { GUIDE_OF_CONTENT } from '../../../lib/guide-pages.ts'
import { useAccess } from '../../../lib/use-access.ts'
import { useFile } from '../../../lib/use-file.ts'
import { DesignerButton } from '../../../ui/designer-button.tsx'
import { GuideLink } from '../../../ui/guide-link.tsx'
import classes from './documents.module.css'
import { DrawingFiles } from './drawing-files.tsx'
import { MissingFacts } from './missing-facts.tsx'

type PapersProps = {
  readonly quote: Pick<QuoteDetail, 'id' | 'name' | 'sees'>
  /** Where the designer opens the quote; null while it is not known, and for a frozen one. */
  readonly designerPath: string | null
  /** Whose drawing they are of, where a quote has several. */
  readonly option?: number | undefined
}

/** Papers that the server makes from the drawing saved last. */
export function Papers({ quote: { id, name, sees }, designerPath, option }: PapersProps) {
  const api = useApi()
  const { mayChange } = useAccess()
  const { error, code, open } = useFile()
  const [making, setMaking] = useState<PaperKind | null>(null)
  const [last, setLast] = useState<PaperKind | null>(null)
  const [missing, setMissing] = useState<readonly Missing[]>([])

  async function make(paper: PaperKind, printsBoxes = false) {
    setMaking(paper)
    setLast(paper)
    const asked = paper === 'permit' ? await missingOf(id, name, api) : []
    setMissing(asked)
    // Of a frozen quote nothing can be entered any more.
    if (asked.length > 0 && designerPath) return setMaking(null)
    await open(() =>
      api.download(makePaper, {
        id,
        paper,
        ...(option !== undefined && { option }),
        ...(printsBoxes && { printsBoxes }),
      }),
    )
    setMaking(null)
  }

  return (
    <section className={classes.papers} aria-labelledby="papers-of-the-quote">
      <h2 id="papers-of-the-quote">Documents</h2>
      {missing.length > 0 && designerPath && (
        <MissingFacts
          id={id}
          missing={missing}
          designerPath={designerPath}
          onEntered={async () => setMissing(await missingOf(id, name, api))}
        />
      )}
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
      <div className={classes.buttons}>
        {PAPER_KINDS.filter((paper) => paper !== 'offer' || sees.includes('sellingPrice')).map((paper) => (
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
      <p className={classes.note}>
        Made from the last saved drawing, with the default settings.{mayChange && IN_THE_DESIGNER}{' '}
        <GuideLink page={GUIDE_OF_CONTENT.documents}>About the documents</GuideLink>
      </p>
    </section>
  )
}

const IN_THE_DESIGNER =
  ' Address, contact, and permit number are the current ones. Enter pads, anchors, what each revision changed, and the permit office’s comments in the designer under File, Documents. Your company and its license are on the page Company. To change settings, make the document in the designer.'

/** What the designer asks for, too; where the facts cannot be read, the call for the set says why. */
async function missingOf(id: string, name: string, api: Api): Promise<readonly Missing[]> {
  try {
    const facts = await api.call(getPaperFacts, { id })
    return missingFacts({ ...facts, project: { ...projectOnPaper(facts), name } })
  } catch {
    return []
  }
}
