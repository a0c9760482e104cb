import { isSystemPart, type PlacedPart, partName } from '@ramp/domain'
import { turnStepFor } from '@ramp/editor'
import { useId, useState } from 'react'
import { partRole } from '../../../lib/names/part-text.ts'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { ChipTabs } from '../../../ui/panel/chip-tabs.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { ObjectPlace } from '../object/object-place.tsx'
import { ObjectTitle } from '../object/object-title.tsx'
import { QuickStats } from '../object/quick-stats.tsx'
import { CustomizePart } from '../variant/customize-part.tsx'
import { VariantSettings } from '../variant/variant-settings.tsx'
import { PartChecks } from './part-checks.tsx'
import { PartInfo } from './part-info.tsx'
import { PartLettering } from './part-lettering.tsx'
import { RailChoices } from './rail-choices.tsx'
import { RampSupports } from './ramp-supports.tsx'
import { SpecialSwitches } from './special-switches.tsx'
import { StairHeight } from './stair-height.tsx'

/** A part has no colours and no shape of its own (spec 3 §2.15). */
const TABS = [
  { id: 'special', name: 'Special' },
  { id: 'typography', name: 'Typography' },
] as const

/** One part: what it is, its settings, its checks and its lettering (spec 2 §2.10). */
export function OnePart({ placed }: { readonly placed: PlacedPart }) {
  const analysis = useAnalysis()
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('special')
  const panel = useId()
  const { part, item } = placed
  const { layout } = analysis
  const isSystem = isSystemPart(part)
  return (
    <>
      <ObjectTitle about={about()}>{partName(item)}</ObjectTitle>
      <QuickStats />
      <ChipTabs label="Properties" tabs={TABS} active={tab} onChange={setTab} controls={panel} />
      <div role="tabpanel" id={panel}>
        {tab === 'typography' ? (
          <PartLettering placed={placed} />
        ) : (
          <>
            <CustomizePart placed={placed} />
            <FoldSection title="Part Settings">
              {part.kind === 'stair' && <StairHeight stair={part} item={item} />}
              {(part.kind === 'platform' || part.kind === 'platform-ext' || part.kind === 'ramp') && (
                <VariantSettings placed={placed} />
              )}
              {isSystem && <RailChoices part={part} />}
              {part.kind === 'ramp' && <RampSupports ramp={part} />}
              <SpecialSwitches placed={placed} />
            </FoldSection>
            <ObjectPlace
              ids={[part.id]}
              box={placed.box}
              angle={{ degrees: part.rotation, step: turnStepFor([part.id], layout) }}
            />
            {isSystem && (
              <FoldSection title="Checks">
                <PartChecks part={part.id} />
              </FoldSection>
            )}
            <PartInfo placed={placed} />
          </>
        )}
      </div>
    </>
  )

  function about(): string {
    if (!isSystem) return item.shortName
    return partRole(placed, analysis) || 'Not in a run yet'
  }
}
