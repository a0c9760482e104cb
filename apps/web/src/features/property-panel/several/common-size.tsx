import type { Drawing } from '@ramp/domain'
import { commonBox, growEvenly, resizeDrawings, SMALLEST_SHARE } from '@ramp/editor'
import { useState } from 'react'
import { canGrow, DRAWING_SIZES, OFF_CANVAS } from '../../../lib/drawing-measures.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'

const MEASURES = [
  { name: 'Width', axis: 'x' },
  { name: 'Length', axis: 'y' },
] as const

const KEEPS_ITS_SIZE = 'One of them only scales both ways. Turn on Keep proportions.'

/** Width and length of the box around several drawings, to be typed; its upper left corner stays. */
export function CommonSize({ drawings }: { readonly drawings: readonly Drawing[] }) {
  const editor = useEditor()
  const { units } = useProject()
  const [keepsProportions, setKeepsProportions] = useState(false)
  const { min, max } = commonBox(drawings)
  const size = { x: max.x - min.x, y: max.y - min.y }
  const isBound = growEvenly(drawings)
  return (
    <FoldSection title="Size">
      {MEASURES.filter(({ axis }) => canGrow(size[axis])).map(({ name, axis }) => (
        <LengthRow
          key={name}
          id={`drawings-${name}`}
          label={name}
          units={units}
          range={{ ...DRAWING_SIZES, min: size[axis] * SMALLEST_SHARE }}
          value={size[axis]}
          onTry={(next) => {
            const before = editor.decided
            const isPossible = resizeDrawings(editor, { ...size, [axis]: next }, keepsProportions)
            if (!isPossible) return KEEPS_ITS_SIZE
            return editor.decided === before ? OFF_CANVAS : null
          }}
        />
      ))}
      <SwitchRow
        label="Keep proportions"
        hint={isBound ? 'Text, circles and boxes keep their proportions.' : undefined}
        id="drawings-proportions"
        isOn={keepsProportions || isBound}
        isDisabled={isBound}
        onSwitch={setKeepsProportions}
      />
    </FoldSection>
  )
}
