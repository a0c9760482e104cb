import { Checkbox, Textarea, TextInput } from '@mantine/core'
import {
  changeDrawing,
  type Drawing,
  type DrawingOf,
  normalizeAngle,
  RISE_FIELDS,
  toggleAdaCheck,
} from '@ramp/domain'
import { ADA_STATEMENTS } from '@ramp/drawing'
import { useEditor } from '../../../project/use-editor.ts'
import { boxesNote } from '../../../ui/fields/boxes-note.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { AngleRow } from '../object/angle-row.tsx'
import { TEXT_ANGLES } from '../object/text-angles.ts'
import { CalloutSettings } from './callout-settings.tsx'
import { DraftText } from './draft-text.tsx'

/** What only one kind of object has (spec 2 §2.10). */
export function DrawingSpecial({ drawing }: { readonly drawing: Drawing }) {
  switch (drawing.kind) {
    case 'dimension':
    case 'ruler':
      return <MeasuredSettings drawing={drawing} />
    case 'callout':
      return <CalloutSettings callout={drawing} />
    case 'rise-box':
      return <RiseSettings box={drawing} />
    case 'service-box':
      return <ServiceSettings box={drawing} />
    case 'door':
      return <DoorSettings door={drawing} />
    case 'ada-box':
      return <AdaSettings box={drawing} />
    default:
      return null
  }
}

const UNITS = [
  { value: 'in', label: 'Inches' },
  { value: 'ft', label: 'Feet' },
] as const

/** A drafting line: the unit of its number and how the number is turned. */
function MeasuredSettings({ drawing }: { readonly drawing: DrawingOf<'dimension'> | DrawingOf<'ruler'> }) {
  const editor = useEditor()
  const run = (edit: Parameters<typeof editor.run>[2]) => editor.run('Change line', 'propChange', edit)
  return (
    <>
      <ChoiceRow
        id="drawing-units"
        label="Units"
        width={112}
        choices={UNITS}
        value={drawing.dimUnits}
        onChoose={(dimUnits) => run(changeDrawing(drawing, { dimUnits }))}
      />
      {drawing.kind === 'dimension' && (
        <ChoiceRow
          id="drawing-text-angle"
          label="Text rotation"
          width={112}
          choices={TEXT_ANGLES}
          value={String(normalizeAngle(drawing.textAngle))}
          onChoose={(angle) => run(changeDrawing(drawing, { textAngle: Number(angle) }))}
        />
      )}
    </>
  )
}

/** How far a door stands open; a mirrored one keeps its side. */
function DoorSettings({ door }: { readonly door: DrawingOf<'door'> }) {
  const editor = useEditor()
  const open = (degrees: number) => {
    const doorAngle = degrees * (door.doorAngle < 0 ? -1 : 1)
    editor.run('Open door', 'propChange', changeDrawing(door, { doorAngle }))
  }
  return (
    <AngleRow
      label="Opens by"
      id="door-angle"
      value={Math.abs(door.doorAngle)}
      step={1}
      range={WIDE_OPEN}
      onCommit={open}
    />
  )
}

/** From shut to flat against the wall beside it. */
const WIDE_OPEN = { min: 0, max: 180 } as const

const RISE_NAMES: Readonly<Record<(typeof RISE_FIELDS)[number], string>> = {
  riseOut: 'Rise at door out',
  riseIn: 'Rise at door in',
  porch: 'Porch',
  steps: 'Steps',
  incline: 'Grade incline',
  decline: 'Grade decline',
  totalRise: 'Total rise',
}

function RiseSettings({ box }: { readonly box: DrawingOf<'rise-box'> }) {
  const editor = useEditor()
  return RISE_FIELDS.map((field) => (
    <DraftText
      key={field}
      value={box[field]}
      onCommit={(text) => editor.run('Write', 'propChange', changeDrawing(box, { [field]: text }))}
    >
      {(input) => <TextInput mb={8} label={RISE_NAMES[field]} {...boxesNote(input.value)} {...input} />}
    </DraftText>
  ))
}

const SERVICE_NAMES = { service: 'Service', ship: 'Ship' } as const

function ServiceSettings({ box }: { readonly box: DrawingOf<'service-box'> }) {
  const editor = useEditor()
  return (['service', 'ship'] as const).map((field) => (
    <DraftText
      key={field}
      value={box[field]}
      onCommit={(text) => editor.run('Write', 'propChange', changeDrawing(box, { [field]: text }))}
    >
      {(input) => (
        <Textarea
          mb={8}
          label={SERVICE_NAMES[field]}
          autosize
          maxRows={8}
          {...boxesNote(input.value)}
          {...input}
        />
      )}
    </DraftText>
  ))
}

function AdaSettings({ box }: { readonly box: DrawingOf<'ada-box'> }) {
  const editor = useEditor()
  return box.isChecked.map((isChecked, line) => (
    <Checkbox
      // biome-ignore lint/suspicious/noArrayIndexKey: a line of the box is its place
      key={line}
      mt={8}
      label={ADA_STATEMENTS[line]}
      checked={isChecked}
      onChange={() => editor.run('Check', 'propChange', toggleAdaCheck(box.id, line))}
    />
  ))
}
