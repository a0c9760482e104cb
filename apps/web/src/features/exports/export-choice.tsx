import { SegmentedControl } from '@mantine/core'
import { GUIDE_OF_DOCUMENT } from '../../lib/guide-pages.ts'
import { GuideLink } from '../../ui/panel/guide-link.tsx'
import { DRAWING_FILES, PAPER_CHOICES, type PaperChoice } from './paper-choice.ts'

type Kind = PaperChoice['kind']
type ExportChoiceProps = { readonly kind: Kind; readonly onChoose: (kind: Kind) => void }

type Row = {
  readonly label: string
  readonly data: readonly { readonly value: Kind; readonly label: string }[]
}

/** So many names of papers have room beside one another. */
const ABREAST = 2

const ROWS: readonly Row[] = [
  ...Array.from({ length: Math.ceil(PAPER_CHOICES.length / ABREAST) }, (_, row) => ({
    label: row === 0 ? 'Document' : `Document, row ${row + 1}`,
    data: PAPER_CHOICES.slice(row * ABREAST, (row + 1) * ABREAST),
  })),
  { label: 'File for other programs', data: DRAWING_FILES },
]

/** Everything that a drawing can be made into: one of all rows is chosen. */
export const ExportChoice = ({ kind, onChoose }: ExportChoiceProps) => (
  <>
    {ROWS.map(({ label, data }) => (
      <SegmentedControl<Kind>
        key={label}
        fullWidth
        aria-label={label}
        data={data.map((one) => ({ ...one }))}
        value={kind}
        onChange={onChoose}
      />
    ))}
    <GuideLink page={GUIDE_OF_DOCUMENT[kind]}>About this document</GuideLink>
  </>
)
