import { lengthText } from '@ramp/drafting'
import { DataTable } from '@ramp/shell'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { Disclosure } from '../../ui/panel/disclosure.tsx'
import type { LegRow } from './leg-rows.ts'

type LegListProps = {
  readonly rows: readonly LegRow[]
  readonly picked: string | null
  readonly onPick: (id: string) => void
}

/** Every leg that can be edited: the way to one without a pointer. */
export const LegList = ({ rows, picked, onPick }: LegListProps) => (
  <Disclosure title="Choose a leg from a list">
    <DataTable
      label="Legs of this layout"
      columns={[
        {
          name: 'Leg',
          cell: ({ leg, name }) => (
            <TextButton aria-pressed={leg.id === picked} onClick={() => onPick(leg.id)}>
              {name}
            </TextButton>
          ),
        },
        { name: 'Tag', cell: ({ tag }) => tag ?? '' },
        { name: 'Length', align: 'right', cell: ({ leg }) => lengthText(leg.height, 'height') },
        { name: 'Item', align: 'right', cell: ({ leg }) => (leg.isActive ? leg.shortName : 'Off') },
      ]}
      rows={rows}
      keyOf={({ leg }) => leg.id}
      isSelected={({ leg }) => leg.id === picked}
      empty="No leg of this layout can be edited. Legs of ramps depend on the ramps."
    />
  </Disclosure>
)
