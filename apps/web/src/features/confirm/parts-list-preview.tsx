import type { Analysis, Line, PartId } from '@ramp/domain'
import { unitPriceText } from '@ramp/shell'
import { IconChevronRight } from '@tabler/icons-react'
import { useSystemPreview } from '../../project/use-system-preview.ts'
import { groupLines } from './group-lines.ts'
import { LineReasons } from './line-reasons.tsx'
import classes from './parts-list-preview.module.css'

type PartsListPreviewProps = {
  readonly analysis: Analysis
  readonly onShow: (parts: readonly PartId[]) => void
}

/** The parts list under headings, which comes to the price of the status bar; each line opens to the rules that asked for it. */
export function PartsListPreview({ analysis, onShow }: PartsListPreviewProps) {
  const groups = groupLines(useSystemPreview().partsList.lines, analysis.catalogue)
  if (groups.length === 0)
    return <p className={classes.empty}>The list is empty because no part that the quote orders is drawn.</p>
  return groups.map(({ name, lines }) => (
    <section key={name} className={classes.group} aria-label={name}>
      <h4 className={classes.heading}>{name}</h4>
      {lines.map((line) => (
        <PreviewLine key={line.itemNumber} line={line}>
          <LineReasons reasons={line.reasons} analysis={analysis} onShow={onShow} />
        </PreviewLine>
      ))}
    </section>
  ))
}

const PreviewLine = ({ line, children }: { readonly line: Line; readonly children: React.ReactNode }) => (
  <details className={classes.line}>
    <summary>
      <IconChevronRight className={classes.chevron} size={14} stroke={1.75} aria-hidden />
      <span className={classes.quantity}>{line.quantity}</span>
      <span className={classes.name}>{line.shortName}</span>
      <span className="figure">{unitPriceText(line.total)}</span>
      <span className={classes.description}>{line.description}</span>
    </summary>
    {children}
  </details>
)
