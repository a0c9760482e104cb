import { Select, Switch } from '@mantine/core'
import { type PlacedPart, productRules } from '@ramp/domain'
import { HANDRAIL_NAMES, SURFACE_NAMES } from '../../lib/option-names.ts'
import { useProject } from '../../lib/use-project.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { useVariant } from './use-variant.ts'

/** Surface, handrails and profile: each choice asks the server for the item that has it (spec 2 §7). */
export function VariantSettings({ placed }: { readonly placed: PlacedPart }) {
  const { product } = useProject()
  const { surfaces, handrails } = productRules(product)
  const { request, isAsking } = useVariant(placed)
  const { item, part } = placed
  const mayBeLow = item.surface === 'SOLID' && item.handrails === 'TWO_LINE'
  return (
    <>
      <FieldRow label="Surface" htmlFor="part-surface">
        <Select
          id="part-surface"
          data={surfaces.map((value) => ({ value, label: SURFACE_NAMES[value] }))}
          value={item.surface}
          disabled={isAsking || item.surface === null || surfaces.length < 2}
          onChange={(value) => {
            const surface = surfaces.find((one) => one === value)
            if (surface) request({ requestedSurfaceType: surface })
          }}
        />
      </FieldRow>
      <FieldRow label="Handrails" htmlFor="part-handrails">
        <Select
          id="part-handrails"
          data={handrails.map((value) => ({ value, label: HANDRAIL_NAMES[value] }))}
          value={item.handrails}
          disabled={isAsking || item.handrails === null || handrails.length < 2}
          onChange={(value) => {
            const rail = handrails.find((one) => one === value)
            if (rail) request({ requestedRailType: rail })
          }}
        />
      </FieldRow>
      {part.kind === 'platform' && (
        <FieldRow
          label="Low profile"
          htmlFor="part-low-profile"
          hint={mayBeLow ? null : 'Not available based on settings'}
        >
          <Switch
            id="part-low-profile"
            checked={item.isLowProfile}
            disabled={isAsking || !mayBeLow}
            onChange={(event) => request({ requestedIsLowPro: event.currentTarget.checked })}
          />
        </FieldRow>
      )}
    </>
  )
}
