import { NativeSelect } from '@mantine/core'
import type { Foundation } from '@ramp/papers'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'

/** As they are saved. */
const PADS = { min: 0, max: 60 } as const

const ANCHORS: readonly { readonly label: string; readonly value: boolean | null }[] = [
  { label: 'Not entered', value: null },
  { label: 'Feet are anchored', value: true },
  { label: 'Feet are not anchored', value: false },
]

type FoundationProps = {
  readonly foundation: Foundation
  readonly onChange: (foundation: Foundation) => void
}

/** What the feet are on, and what ties them to the ground: of the job, whichever document says it. */
export const FoundationFields = ({ foundation, onChange }: FoundationProps) => (
  <>
    <LengthField
      label="Pads under the feet, inches (0 for none)"
      hint="Blank: not entered"
      isLive
      range={PADS}
      value={foundation.pad}
      onCommit={(pad) => onChange({ ...foundation, pad })}
      onClear={() => onChange({ ...foundation, pad: null })}
    />
    <NativeSelect
      label="Anchors at the feet"
      data={ANCHORS.map(({ label }) => label)}
      value={ANCHORS.find(({ value }) => value === foundation.isAnchored)?.label ?? ''}
      onChange={({ currentTarget }) =>
        onChange({
          ...foundation,
          isAnchored: ANCHORS.find(({ label }) => label === currentTarget.value)?.value ?? null,
        })
      }
    />
  </>
)
