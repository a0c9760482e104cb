import { type Placement, roundTo } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { type Editor, selectedBoxes } from '@ramp/editor'
import { drawingAngle, drawingMeasures } from '../../../lib/drawing-measures.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import classes from './quick-stats.module.css'

const SEPARATOR = '|'

/** Width, length and angle of the selection, while it is being changed too (spec 3 §2.15). */
export function QuickStats() {
  const editor = useEditor()
  // One text, so that a drag that changes none of the figures renders nothing.
  const text = useEditorState(() => statsOf(editor).map(String).join(SEPARATOR))
  if (text === '') return null
  return (
    <dl className={classes.stats} aria-label="Quick stats">
      {text.split(SEPARATOR).map((stat) => {
        const [name = '', figure = ''] = stat.split(': ')
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function statsOf(editor: Editor): readonly string[] {
  const { layout, selection } = editor.state
  const { units } = layout.project
  const figure = (name: string, size: number) => `${name}: ${formatLength(size, units)}`
  const [id] = selection
  if (selection.length > 1) {
    const boxes = selectedBoxes(editor).map(({ box }) => box)
    const extent = (axis: 'x' | 'y') =>
      Math.max(...boxes.map(({ max }) => max[axis])) - Math.min(...boxes.map(({ min }) => min[axis]))
    return [figure('Width', extent('x')), figure('Length', extent('y'))]
  }
  const drawing = layout.drawings.find((one) => one.id === id)
  if (drawing)
    return [
      ...drawingMeasures(drawing).map(({ name, size }) => figure(name, size)),
      `Angle: ${roundTo(drawingAngle(drawing), 1)}°`,
    ]
  const placed = (editor.placement satisfies Placement).byId.get(id ?? '')
  return placed
    ? [
        figure('Width', placed.width),
        figure('Length', placed.length),
        `Angle: ${roundTo(placed.part.rotation, 1)}°`,
      ]
    : []
}
