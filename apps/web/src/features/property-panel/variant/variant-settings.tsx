import type { PlacedPart } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { PlatformOptions } from './platform-options.tsx'
import { useVariant } from './use-variant.ts'
import { handrailChoices, surfaceChoices } from './variant-choices.ts'
import { VariantSelect } from './variant-select.tsx'

/** Surface, handrails and profile: each choice asks the server for the item that has it (spec 2 §7). */
export function VariantSettings({ placed }: { readonly placed: PlacedPart }) {
  const { catalogue } = useEditor()
  const { request, exchange, isAsking } = useVariant(placed)
  const { item, part } = placed
  const isPad = item.role === 'landing-pad'
  return (
    <>
      {item.surface !== null && !isPad && (
        <VariantSelect
          id="part-surface"
          label="Surface"
          choices={surfaceChoices(item, catalogue)}
          value={item.surface}
          isDisabled={isAsking}
          onChoose={(surface) => request({ requestedSurfaceType: surface })}
        />
      )}
      {item.handrails !== null && !isPad && (
        <VariantSelect
          id="part-handrails"
          label="Handrails"
          choices={handrailChoices(item, catalogue)}
          value={item.handrails}
          isDisabled={isAsking}
          onChoose={(rail) => request({ requestedRailType: rail })}
        />
      )}
      {part.kind === 'platform' && (
        <PlatformOptions
          placed={placed}
          isAsking={isAsking}
          onLowProfile={(isLow) => request({ requestedIsLowPro: isLow })}
          onExchange={exchange}
        />
      )}
    </>
  )
}
