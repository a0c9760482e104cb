import type { PlacedPart } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { SwapMenu } from './swap-menu.tsx'
import { useVariant } from './use-variant.ts'
import { sizeChoices, sizeOf } from './variant-choices.ts'
import { VariantSelect } from './variant-select.tsx'

/**
 * Another size of the same kind (spec 2 §7, call 5), or a part of another kind in its place. A part made to measure is
 * configured in the gallery.
 */
export function CustomizePart({ placed }: { readonly placed: PlacedPart }) {
  const { catalogue } = useEditor()
  const { request, exchange, isAsking } = useVariant(placed)
  const { item, part, isSystem } = placed
  const sizes = item.isCustom ? [] : sizeChoices(item, catalogue)
  if (sizes.length < 2 && !isSystem) return null
  return (
    <FoldSection title="Customize Part">
      {sizes.length > 1 && (
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
      )}
      {isSystem && <SwapMenu part={part.id} onSwap={exchange} />}
    </FoldSection>
  )
}
