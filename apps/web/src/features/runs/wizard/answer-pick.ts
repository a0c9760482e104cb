import {
  type Analysis,
  type Edit,
  type Inches,
  isDeck,
  messageOf,
  type PartId,
  partClick,
  type RunId,
  setRunTop,
  togglePartInRun,
} from '@ramp/domain'

/** Where the sub-wizard of a run stands. */
export type RunPlace = { readonly runId: RunId; readonly step: number }

export type PickAnswer =
  | { readonly kind: 'edit'; readonly label: string; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'nothing' }

const NOTHING: PickAnswer = { kind: 'nothing' }
const refused = (message: string): PickAnswer => ({ kind: 'refused', message })

/** What a click on a part of the canvas does in each step of the sub-wizard (spec 3 §5.2 and §5.3). */
export function answerPick(part: PartId, { runId, step }: RunPlace, analysis: Analysis): PickAnswer {
  switch (step) {
    case 0: {
      const height = heightOfPlatform(part, analysis, runId)
      return height === null
        ? refused('You must select a platform')
        : { kind: 'edit', label: 'Set start height', edit: setRunTop(runId, height) }
    }
    case 1:
      return toggled(part, runId, analysis)
    default:
      return NOTHING
  }
}

/** Height of a platform or extension of another run; null for every other part. */
export function heightOfPlatform(
  part: PartId,
  { placement, runs }: Pick<Analysis, 'placement' | 'runs'>,
  except: RunId | null,
): Inches | null {
  const owner = runs.runOf.get(part)
  const placed = placement.byId.get(part)
  if (!placed || !isDeck(placed) || owner === undefined || owner === except) return null
  return runs.heights.get(part)?.top ?? null
}

function toggled(part: PartId, runId: RunId, analysis: Analysis): PickAnswer {
  const click = partClick(part, runId, analysis)
  switch (click.kind) {
    case 'toggle': {
      const isIn = analysis.runs.runOf.get(part) === runId
      return {
        kind: 'edit',
        label: isIn ? 'Remove part from run' : 'Add part to run',
        edit: togglePartInRun(runId, part),
      }
    }
    case 'other-run': {
      const owner = analysis.runs.figures.find(({ id }) => id === analysis.runs.runOf.get(part))
      return refused(`This part belongs to run ${owner?.name ?? ''}.`)
    }
    case 'refused':
      return refused(messageOf(click.issue))
    case 'ignored':
      return NOTHING
  }
}
