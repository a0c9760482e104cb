import type { PlacedPart } from '@ramp/domain'
import { formatInches } from '@ramp/drawing'
import { weightText } from '../../lib/figure-text.ts'
import { partName, partRole } from '../../lib/part-text.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { PartChecks } from './part-checks.tsx'
import { PartJoints } from './part-joints.tsx'
import classes from './property-panel.module.css'
import { RampSupports } from './ramp-supports.tsx'
import { StairHeight } from './stair-height.tsx'
import { VariantSettings } from './variant-settings.tsx'

/** One part: what it is, its measures, its settings, its checks and its joints. */
export function OnePart({ placed }: { readonly placed: PlacedPart }) {
  const analysis = useAnalysis()
  const { part, item, width, length, usableWidth, usableLength } = placed
  return (
    <>
      <h2 className={classes.name}>{partName(item)}</h2>
      <p className={classes.sub}>{partRole(placed, analysis) || 'Not in a run yet'}</p>
      <FigureList
        figures={[
          ['Usable', `${formatInches(usableWidth)} × ${formatInches(usableLength)}`],
          ['Overall', `${formatInches(width)} × ${formatInches(length)}`],
          ['Item number', item.itemNumber],
          ['Weight', weightText(item.weight)],
        ]}
      />
      {part.kind !== 'transition' && (
        <PanelSection title="Part settings">
          {part.kind === 'stair' ? (
            <StairHeight stair={part} item={item} />
          ) : (
            <VariantSettings placed={placed} />
          )}
          {part.kind === 'ramp' && <RampSupports ramp={part} />}
        </PanelSection>
      )}
      <PanelSection title="Checks">
        <PartChecks part={part.id} />
      </PanelSection>
      <PanelSection title="Joints">
        <PartJoints part={part.id} />
      </PanelSection>
    </>
  )
}
