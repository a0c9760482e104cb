import { SegmentedControl } from '@mantine/core'
import { DRAWING_FILES, PAPER_CHOICES, type PaperChoice } from './paper-choice.ts'

type Kind = PaperChoice['kind']
type ExportChoiceProps = { readonly kind: Kind; readonly onChoose: (kind: Kind) => void }

const ROWS: readonly {
  readonly label: string
  readonly data: readonly { readonly value: Kind; readonly label: string }[]
}[] = [
  { label: 'Paper', data: PAPER_CHOICES },
  { label: 'File for other programs', data: DRAWING_FILES },
]

/** Everything that a drawing can be made into: one of both rows is chosen. */
export const ExportChoice = ({ kind, onChoose }: ExportChoiceProps) =>
  ROWS.map(({ label, data }) => (
    <SegmentedControl<Kind>
      key={label}
      fullWidth
      aria-label={label}
      data={data.map((one) => ({ ...one }))}
      value={kind}
      onChange={onChoose}
    />
  ))
