import { SITE_RANGES, setPerson, slopeText } from '@ramp/domain'
import { WholeNumberField } from '@ramp/shell'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { ChoiceRow } from '../../ui/fields/choice-row.tsx'
import { FieldRow } from '../../ui/fields/field-row.tsx'

const DEVICES = ['Manual chair', 'Power chair', 'Scooter', 'Walker', 'On foot'].map((name) => ({
  value: name,
  label: name,
}))
const LIMITS = [6, 8, 10, 12].map((run) => ({ value: String(run), label: slopeText(run) }))

/** Who the way is for. */
export function PersonFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const { device, loaded, slopeLimit } = site.person ?? {}
  const known = device === undefined || DEVICES.some(({ value }) => value === device)
  return (
    <>
      <ChoiceRow
        id="site-device"
        label="Mobility device"
        width={180}
        choices={known ? DEVICES : [...DEVICES, { value: device, label: device }]}
        value={device ?? null}
        onChoose={(next) => editor.run('Set device', 'propChange', setPerson({ device: next }))}
      />
      <FieldRow label="Person and device together" htmlFor="site-loaded">
        <WholeNumberField
          id="site-loaded"
          label="Person and device together"
          isLabelHidden
          width={120}
          range={SITE_RANGES.loaded}
          unit=" lb"
          value={loaded ?? null}
          onCommit={weigh}
          onClear={() => weigh(undefined)}
        />
      </FieldRow>
      <ChoiceRow
        id="site-limit"
        label="Maximum slope for the device"
        width={120}
        choices={
          slopeLimit === undefined || LIMITS.some(({ value }) => value === String(slopeLimit))
            ? LIMITS
            : [...LIMITS, { value: String(slopeLimit), label: slopeText(slopeLimit) }]
        }
        value={slopeLimit === undefined ? null : String(slopeLimit)}
        onChoose={(run) =>
          editor.run('Set slope limit', 'propChange', setPerson({ slopeLimit: Number(run) }))
        }
      />
    </>
  )

  function weigh(pounds: number | undefined) {
    editor.run('Set weight', 'propChange', setPerson({ loaded: pounds }))
  }
}
