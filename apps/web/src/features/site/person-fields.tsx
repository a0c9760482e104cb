import { SITE_RANGES, setPerson, slopeText } from '@ramp/domain'
import { WholeNumberField } from '@ramp/shell'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { ChoiceRow } from '../../ui/fields/choice-row.tsx'
import type { Choice } from '../../ui/fields/choices-of.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { NOT_ENTERED } from './words/compass.ts'

const DEVICES = ['Manual chair', 'Power chair', 'Scooter', 'Walker', 'On foot'].map((name) => ({
  value: name,
  label: name,
}))
const LIMITS = [6, 8, 10, 12].map((run) => ({ value: String(run), label: slopeText(run) }))

const entered = (chosen: string) => (chosen === NOT_ENTERED ? undefined : chosen)

/** The choices with what was chosen elsewhere, and nothing. */
function choicesWith(known: readonly Choice<string>[], chosen: Choice<string> | null) {
  const isKnown = chosen === null || known.some(({ value }) => value === chosen.value)
  return [{ value: NOT_ENTERED, label: 'Not entered' }, ...known, ...(isKnown ? [] : [chosen])]
}

/** Who the way is for. */
export function PersonFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const { device, loaded, slopeLimit } = site.person ?? {}
  return (
    <>
      <ChoiceRow
        id="site-device"
        label="Mobility device"
        width={180}
        choices={choicesWith(DEVICES, device === undefined ? null : { value: device, label: device })}
        value={device ?? NOT_ENTERED}
        onChoose={(next) => editor.run('Set device', 'propChange', setPerson({ device: entered(next) }))}
      />
      <FieldRow label="Weight of person and device" htmlFor="site-loaded">
        <WholeNumberField
          id="site-loaded"
          label="Weight of person and device"
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
        width={140}
        choices={choicesWith(
          LIMITS,
          slopeLimit === undefined ? null : { value: String(slopeLimit), label: slopeText(slopeLimit) },
        )}
        value={slopeLimit === undefined ? NOT_ENTERED : String(slopeLimit)}
        onChoose={(run) =>
          editor.run('Set slope limit', 'propChange', setPerson({ slopeLimit: Number(run) || undefined }))
        }
      />
    </>
  )

  function weigh(pounds: number | undefined) {
    editor.run('Set weight', 'propChange', setPerson({ loaded: pounds }))
  }
}
