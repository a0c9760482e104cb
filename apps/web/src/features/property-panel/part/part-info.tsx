import { type PlacedPart, pieceUsage, soldPrice } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { moneyText } from '@ramp/shell'
import { weightText } from '../../../lib/names/figure-text.ts'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { FigureList } from '../../../ui/figures/figure-list.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import classes from './part-info.module.css'
import { PartJoints } from './part-joints.tsx'

/** What the catalogue says about a part, and what it is joined to (spec 2 §2.10). */
export function PartInfo({ placed }: { readonly placed: PlacedPart }) {
  const { part, item, width, length, usableWidth, usableLength } = placed
  const price = soldPrice(item, useAnalysis().catalogue)
  const isShownOnly = part.kind === 'piece' && pieceUsage(item) === 'displaySmart'
  return (
    <FoldSection title="Part Info">
      <FigureList
        figures={[
          // Hardware has a size, but nobody walks on it.
          ...(item.usableWidth === null
            ? []
            : [
                [
                  'Usable',
                  `${lengthText(usableWidth, 'part-size')} × ${lengthText(usableLength, 'part-size')}`,
                ] as const,
              ]),
          ['Overall', `${lengthText(width, 'part-size')} × ${lengthText(length, 'part-size')}`],
          ['Short name', item.shortName],
          ['Item number', item.itemNumber],
          ['Weight', weightText(item.weight)],
          ['Price', price === null ? 'not priced' : moneyText(price)],
        ]}
      />
      <p className={classes.description}>{item.description}</p>
      {isShownOnly && <p className={classes.remark}>Display only: the quote orders what the system needs.</p>}
      <PartJoints part={part.id} />
    </FoldSection>
  )
}
