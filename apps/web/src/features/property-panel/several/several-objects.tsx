import { Button } from '@mantine/core'
import {
  boxAround,
  childRailsOf,
  type Drawing,
  isSystemPart,
  loopsOf,
  type PlacedPart,
  partName,
  productRules,
  setRailChoices,
  turnLabels,
} from '@ramp/domain'
import { drawingBox } from '@ramp/editor'
import { drawingTitle } from '../../../lib/names/drawing-title.ts'
import { weightText } from '../../../lib/names/figure-text.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { FigureList } from '../../../ui/figures/figure-list.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { ObjectPlace } from '../object/object-place.tsx'
import { ObjectTitle } from '../object/object-title.tsx'
import { QuickStats } from '../object/quick-stats.tsx'
import { CommonLook } from './common-look.tsx'
import { CommonSize } from './common-size.tsx'

type SeveralObjectsProps = { readonly parts: readonly PlacedPart[]; readonly drawings: readonly Drawing[] }

/** Several objects: how many of each, what they weigh together, and what can be set for all of them at once. */
export function SeveralObjects({ parts, drawings }: SeveralObjectsProps) {
  const names = [...parts.map(({ item }) => partName(item)), ...drawings.map(drawingTitle)]
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const weight = parts.reduce((sum, { item }) => sum + item.weight, 0)
  const boxes = [...parts.map(({ box }) => box), ...drawings.map(drawingBox)]
  const box = boxAround(boxes.flatMap(({ min, max }) => [min, max]))
  return (
    <>
      <ObjectTitle about={WHAT_CAN_BE_DONE[kindOf(parts, drawings)]}>
        {names.length} {drawings.length === 0 ? 'parts' : 'objects'}
      </ObjectTitle>
      <QuickStats />
      <FigureList
        figures={[...counts, ...(parts.length > 0 ? [['Weight', weightText(weight)] as const] : [])]}
      />
      {parts.length === 0 && <CommonSize drawings={drawings} />}
      <ObjectPlace
        ids={[...parts.map(({ part }) => part.id), ...drawings.map(({ id }) => id)]}
        box={box}
        angle={null}
      />
      {parts.length > 0 && <CommonPartSettings parts={parts} />}
      {drawings.length > 0 && <CommonLook drawings={drawings} />}
    </>
  )
}

const WHAT_CAN_BE_DONE = {
  parts: 'Move, turn, clone or delete them together',
  drawings: 'Move, scale, turn, clone or delete them together',
  both: 'Move, turn, clone or delete them together. Parts have fixed sizes: choose drawings alone to scale them.',
} as const

const kindOf = (parts: readonly unknown[], drawings: readonly unknown[]): keyof typeof WHAT_CAN_BE_DONE => {
  if (drawings.length === 0) return 'parts'
  return parts.length === 0 ? 'drawings' : 'both'
}

/** Settings that every selected part has. A switch is on when it is on for all of them. */
function CommonPartSettings({ parts }: { readonly parts: readonly PlacedPart[] }) {
  const editor = useEditor()
  const project = useProject()
  const isCommercial = productRules(project.product).industry === 'commercial'
  const ids = parts.map(({ part }) => part.id)
  const hasRails = parts.every(({ part }) => isSystemPart(part))
  const isOn = parts.every(({ part }) => (isCommercial ? childRailsOf : loopsOf)(part, project))
  return (
    <FoldSection title="Part Settings">
      {hasRails && (
        <SwitchRow
          label={isCommercial ? 'Child rails' : 'Loops'}
          id="parts-rails"
          isOn={isOn}
          onSwitch={(checked) =>
            editor.run(
              'Set rails',
              'propChange',
              setRailChoices(ids, isCommercial ? { childRails: checked } : { loops: checked }),
            )
          }
        />
      )}
      <FieldRow label="Text rotation">
        <Button variant="default" onClick={() => editor.run('Turn labels', 'propChange', turnLabels(ids, 1))}>
          Turn by 45°
        </Button>
      </FieldRow>
    </FoldSection>
  )
}
