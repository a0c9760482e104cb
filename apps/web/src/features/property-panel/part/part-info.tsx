import type { PlacedPart } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { FigureList } from '../../../ui/figures/figure-list.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import classes from './part-info.module.css'
import { PartJoints } from './part-joints.tsx'
import { displayRemark, soldFigures } from './sold-figures.ts'

/** What the catalogue says about a part, and what it is joined to (spec 2 §2.10). */
export function PartInfo({ placed }: { readonly placed: PlacedPart }) {
  const { part, item, width, length, usableWidth, usableLength } = placed
  const { catalogue } = useAnalysis()
  const remark = displayRemark(placed)
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
          ...soldFigures(placed, catalogue),
        ]}
      />
      <p className={classes.description}>{item.description}</p>
      {remark && <p className={classes.remark}>{remark}</p>}
      <PartJoints part={part.id} />
    </FoldSection>
  )
}
