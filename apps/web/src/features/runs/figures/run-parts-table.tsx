import {
  type PartId,
  type PlacedPart,
  partName,
  type Run,
  type RunFigures,
  togglePartInRun,
} from '@ramp/domain'
import { formatLength, lengthText } from '@ramp/drafting'
import { select } from '@ramp/editor'
import { IconX } from '@tabler/icons-react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { RunSign } from './run-sign.tsx'
import classes from './run-tables.module.css'
import { hasHeights } from './run-text.ts'

/** Parts of a run in walking order with their lengths and heights; a platform is level, so it has one height. */
export function RunPartsTable({ run, figures }: { readonly run: Run; readonly figures: RunFigures }) {
  const analysis = useAnalysis()
  const rows = run.parts.flatMap((id) => analysis.placement.byId.get(id) ?? [])
  const known = hasHeights(run, figures)
  return (
    <table className={classes.table} aria-label={`Parts of ${run.name}`}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Length</th>
          <th scope="col">Top</th>
          <th scope="col">Bottom</th>
          <th scope="col">
            <span className="visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((placed) => (
          <PartRow
            key={placed.part.id}
            placed={placed}
            run={run}
            color={figures.color}
            areHeightsKnown={known}
          />
        ))}
      </tbody>
    </table>
  )
}

type PartRowProps = {
  readonly placed: PlacedPart
  readonly run: Run
  readonly color: string
  readonly areHeightsKnown: boolean
}

function PartRow({ placed, run, color, areHeightsKnown }: PartRowProps) {
  const editor = useEditor()
  const { layout } = useAnalysis()
  const { id, kind } = placed.part
  const isSelected = useEditorState((state) => state.selection.includes(id))
  const name = partName(placed.item)
  return (
    <tr aria-selected={isSelected}>
      <td>
        <span className={classes.named}>
          <RunSign color={color} />
          <TextButton onClick={() => select(editor, [id])}>{name}</TextButton>
        </span>
      </td>
      <td>{formatLength(placed.usableLength, layout.project.units)}</td>
      {areHeightsKnown ? (
        <HeightCells id={id} isLevel={kind !== 'ramp' && kind !== 'stair'} />
      ) : (
        <td colSpan={2}>–</td>
      )}
      <td className={classes.takeOut}>
        <IconButton
          name={`Remove ${name} from the run`}
          icon={<IconX size={14} stroke={2} />}
          onClick={() => editor.run('Remove part from run', 'propChange', togglePartInRun(run.id, id))}
        />
      </td>
    </tr>
  )
}

function HeightCells({ id, isLevel }: { readonly id: PartId; readonly isLevel: boolean }) {
  const { runs } = useAnalysis()
  const height = runs.heights.get(id)
  if (!height) return <td colSpan={2}>–</td>
  if (isLevel) return <td colSpan={2}>{lengthText(height.top, 'height')}</td>
  return (
    <>
      <td>{lengthText(height.top, 'height')}</td>
      <td>{lengthText(height.bottom, 'height')}</td>
    </>
  )
}
