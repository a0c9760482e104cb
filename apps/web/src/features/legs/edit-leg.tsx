import { Button, Checkbox } from '@mantine/core'
import type { Inches } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import { HEIGHTS } from '../../ui/fields/lengths/length-limits.ts'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import type { LegRow } from './leg-rows.ts'
import classes from './legs.module.css'

type EditLegProps = {
  readonly row: LegRow | undefined
  readonly onSwitch: (id: string, isActive: boolean) => void
  /** null goes back to the original length. */
  readonly onLength: (id: string, length: Inches | null) => void
  readonly onLowPro: (id: string, isLowPro: boolean) => void
}

/** The selected leg (spec 3 §2.12). */
export function EditLeg({ row, onSwitch, onLength, onLowPro }: EditLegProps) {
  if (!row) return <p className={classes.hint}>Click a leg on the canvas or in the list to edit it.</p>
  const { leg, name, tag } = row
  const isChanged = leg.height !== leg.originalLength
  return (
    <section className={classes.edit} aria-label="Edit Leg">
      <h3 className={classes.title}>Edit Leg</h3>
      <p className={classes.of}>{name}</p>
      <Checkbox
        size="sm"
        label="Leg is Active"
        checked={leg.isActive}
        onChange={(event) => onSwitch(leg.id, event.currentTarget.checked)}
      />
      <FieldRow label="Current Leg Length (in)">
        <LengthField
          key={leg.id}
          label="Current Leg Length in inches"
          isLabelHidden
          width={96}
          range={HEIGHTS}
          value={leg.height}
          onCommit={(length) => onLength(leg.id, length)}
        />
      </FieldRow>
      <Checkbox
        size="sm"
        label="Has Low Profile Foot"
        checked={leg.isLowPro}
        onChange={(event) => onLowPro(leg.id, event.currentTarget.checked)}
      />
      <FigureList
        figures={[
          ['Tag on plan and documents', tag ?? 'None'],
          ['Original Leg Length', lengthText(leg.originalLength, 'height')],
          ['Stock item', leg.isActive ? (leg.shortName ?? 'None is long enough') : 'None'],
        ]}
      />
      {isChanged && (
        <Button variant="default" onClick={() => onLength(leg.id, null)}>
          Back to the original length
        </Button>
      )}
    </section>
  )
}
