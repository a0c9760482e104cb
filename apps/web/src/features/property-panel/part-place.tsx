import { NumberInput } from '@mantine/core'
import type { PlacedPart, Point } from '@ramp/domain'
import { ownName } from '../../lib/own-names.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useProject } from '../../lib/use-project.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { FoldSection } from '../../ui/fold-section.tsx'
import { LengthField } from '../../ui/length-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type GapSide, gapsOf, moveForGap } from './gaps.ts'

const WHERE: Readonly<Record<GapSide, string>> = {
  left: 'left',
  right: 'right',
  above: 'above',
  below: 'below',
}

/** Where a part stands: from the corner of the canvas, how it is turned, and how far it is from what faces it. */
export function PartPlace({ placed }: { readonly placed: PlacedPart }) {
  const editor = useEditor()
  const { placement } = useAnalysis()
  const { units } = useProject()
  const { part, box } = placed
  const move = (by: Point) => {
    const before = editor.state.layout
    editor.nudge(by)
    if (editor.state.layout === before) toast.warning('System parts cannot overlap')
  }
  return (
    <FoldSection title="Position">
      <FieldRow label="From the left" htmlFor="part-x">
        <LengthField
          id="part-x"
          label="From the left"
          units={units}
          value={box.min.x}
          onCommit={(x) => move({ x: x - box.min.x, y: 0 })}
        />
      </FieldRow>
      <FieldRow label="From the top" htmlFor="part-y">
        <LengthField
          id="part-y"
          label="From the top"
          units={units}
          value={box.min.y}
          onCommit={(y) => move({ x: 0, y: y - box.min.y })}
        />
      </FieldRow>
      <FieldRow label="Angle" htmlFor="part-angle">
        <NumberInput
          id="part-angle"
          aria-label="Angle in degrees"
          w={112}
          step={45}
          suffix="°"
          value={part.rotation}
          onChange={(next) => {
            const degrees = Math.round(Number(next) / 45) * 45 - part.rotation
            if (next !== '' && degrees !== 0) editor.turn(degrees)
          }}
        />
      </FieldRow>
      {gapsOf(placed, placement).map((gap) => (
        <FieldRow
          key={gap.side}
          label={`Gap ${WHERE[gap.side]}`}
          htmlFor={`part-gap-${gap.side}`}
          hint={`to ${ownName(placement, gap.to)}`}
        >
          <LengthField
            id={`part-gap-${gap.side}`}
            label={`Gap ${WHERE[gap.side]}, to ${ownName(placement, gap.to)}`}
            units={units}
            value={gap.size}
            onCommit={(size) => move(moveForGap(gap, size))}
          />
        </FieldRow>
      ))}
    </FoldSection>
  )
}
