import { Button } from '@mantine/core'
import {
  type Edit,
  type PartId,
  partName,
  type Run,
  type RunFigures,
  setRunParts,
  type WalkingOrder,
  walkingOrder,
} from '@ramp/domain'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { RunElevation } from '../../../ui/figures/run-elevation.tsx'
import { RatioViewer } from '../figures/ratio-viewer.tsx'
import { RunPartsTable } from '../figures/run-parts-table.tsx'
import { hasHeights } from '../figures/run-text.ts'
import { LoosePartsList } from './loose-parts-list.tsx'
import classes from './run-wizard.module.css'

/** The parts of the run from the top down: by clicking them on the canvas, from the list, or all at once. */
export function SelectParts({ run, figures }: { readonly run: Run; readonly figures: RunFigures }) {
  const known = run.parts.length > 0 && hasHeights(run, figures)
  return (
    <>
      <p className={classes.hint}>
        Click the parts on the canvas in walking order, from the top down. Click a part again to remove it.
      </p>
      <AddInOrder run={run} />
      {run.parts.length > 0 && <RunPartsTable run={run} figures={figures} />}
      {known && <RatioViewer figures={figures} />}
      {known && <RunElevation figures={figures} />}
      <LoosePartsList run={run} />
    </>
  )
}

function AddInOrder({ run }: { readonly run: Run }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const selected = useEditorState((state) =>
    state.selection.length === 1 ? (state.selection[0] ?? null) : null,
  )
  const order = walkingOrder(analysis, run.id, selected)
  const nameOf = (id: PartId) => {
    const placed = analysis.placement.byId.get(id)
    return placed ? partName(placed.item) : id
  }
  if (order.kind === 'none') return null
  const edit: Edit | null = order.kind === 'walk' ? setRunParts(run.id, [...run.parts, ...order.parts]) : null
  return (
    <div className={classes.proposal}>
      <Button
        variant="light"
        disabled={edit === null}
        onClick={() => edit && editor.run('Add parts to run', 'propChange', edit)}
      >
        Add the parts in walking order{order.kind === 'walk' && ` (${order.parts.length})`}
      </Button>
      <p className={classes.hint}>{proposalText(order, nameOf)}</p>
    </div>
  )
}

function proposalText(
  order: Exclude<WalkingOrder, { kind: 'none' }>,
  nameOf: (id: PartId) => string,
): string {
  if (order.kind === 'unclear-start')
    return 'More than one part could be the first. Click the first part on the canvas, then use this button to add the rest.'
  const names = order.parts.map(nameOf)
  const list = names.length > 4 ? `${names[0]}, ${names[1]} … ${names.at(-1)}` : names.join(', ')
  if (!order.fork) return `${list}.`
  return `${list}. It stops at the ${nameOf(order.fork.at)}, where ${order.fork.choices.length} parts follow: click the next one yourself.`
}
