import type { PlacedPart } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { PlatformOptions } from './platform-options.tsx'
import { useVariant } from './use-variant.ts'
import { handrailChoices, sizeChoices, sizeOf, surfaceChoices } from './variant-choices.ts'
import { VariantSelect } from './variant-select.tsx'

/** Another size of the same kind (spec 2 §7, call 5). A part made to measure is configured in the gallery. */
export function SizeSetting({ placed }: { readonly placed: PlacedPart }) {
  const { catalogue } = useEditor()
  const { request, isAsking } = useVariant(placed)
  const { item } = placed
  const sizes = sizeChoices(item, catalogue)
  if (item.isCustom || sizes.length < 2) return null
  return (
    <FoldSection title="Customize Part">
      <VariantSelect
        id="part-size"
        label="Size"
        choices={sizes}
        value={sizeOf(item)}
        isDisabled={isAsking}
        onChoose={(value) => {
          const size = sizes.find((one) => one.value === value)?.item
          if (size?.usableWidth && size.usableLength)
            request({ requestedUsableWidth: size.usableWidth, requestedUsableLength: size.usableLength })
        }}
      />
    </FoldSection>
  )
}

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
