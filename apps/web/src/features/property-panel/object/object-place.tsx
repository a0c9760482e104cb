import type { Box, Drawing, Point } from '@ramp/domain'
import { ownName } from '@ramp/domain'
import { type Boxed, drawingBox, moveExactly, turnExactly } from '@ramp/editor'
import { drawingTitle } from '../../../lib/names/drawing-title.ts'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { useProject } from '../../../project/use-project.ts'
import { LENGTHS, OFFSETS } from '../../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { AngleRow } from './angle-row.tsx'
import { gapsOf, moveForGap } from './gaps.ts'

type ObjectPlaceProps = {
  readonly ids: readonly string[]
  readonly box: Box
  /** How it is turned, in steps of so much; null for several objects, which are turned by what is typed. */
  readonly angle: { readonly degrees: number; readonly step: number } | null
}

/** Where the selection stands, how it is turned, and how far it is from what faces it: typing beats dragging. */
export function ObjectPlace({ ids, box, angle }: ObjectPlaceProps) {
  const editor = useEditor()
  const { placement } = useAnalysis()
  const { drawings } = useLayout()
  const { units } = useProject()
  const others: readonly Boxed[] = [
    ...placement.parts.map((one) => ({ id: one.part.id, box: one.box })),
    ...drawings.map((drawing) => ({ id: drawing.id, box: drawingBox(drawing) })),
  ].filter(({ id }) => !ids.includes(id))
  const move = (by: Point) => refuseUnless(moveExactly(editor, by))
  return (
    <FoldSection title="Position">
      {(['x', 'y'] as const).map((axis) => (
        <LengthRow
          key={axis}
          id={`object-${axis}`}
          label={FROM[axis]}
          units={units}
          width={112}
          range={OFFSETS}
          value={box.min[axis]}
          onTry={(to) => move({ x: 0, y: 0, [axis]: to - box.min[axis] })}
        />
      ))}
      <AngleRow
        id="object-angle"
        label={angle ? 'Angle' : 'Turn by'}
        spoken={angle ? 'Angle in degrees' : 'Turn by degrees'}
        value={angle?.degrees ?? 0}
        step={angle?.step ?? 45}
        onCommit={(next) => refuseUnless(turnExactly(editor, next - (angle?.degrees ?? 0)))}
      />
      {gapsOf(box, others).map((gap) => {
        const to = nameOf(gap.to)
        return (
          <LengthRow
            key={gap.side}
            id={`object-gap-${gap.side}`}
            label={`Gap ${gap.side}`}
            spoken={`Gap ${gap.side}, to ${to}`}
            about={`to ${to}`}
            width={112}
            range={LENGTHS}
            units={units}
            value={gap.size}
            onTry={(size) => move(moveForGap(gap, size))}
          />
        )
      })}
    </FoldSection>
  )

  function nameOf(id: string): string {
    const drawing = drawings.find((one: Drawing) => one.id === id)
    return drawing ? drawingTitle(drawing) : ownName(placement, id)
  }
}

const FROM = { x: 'From the left', y: 'From the top' } as const

const OVERLAP = 'System parts cannot overlap'

/** Why nothing was moved; null where it was. */
const refuseUnless = (isDone: boolean): string | null => (isDone ? null : OVERLAP)
