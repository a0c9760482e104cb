import {
  type Analysis,
  adviceOf,
  fixedEndHeight,
  type Inches,
  messageOf,
  type PartId,
  type PlacedPart,
  type Project,
  type Run,
  type RunFigures,
  roundTo,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

export type EndHeight = {
  /** The height it must have; null where the person may choose. */
  readonly fixed: Inches | null
  readonly notes: readonly string[]
}

type Given = {
  readonly figures: Pick<RunFigures, 'kind' | 'top'> & Partial<Pick<RunFigures, 'ground'>>
  readonly last: Pick<PlacedPart, 'item'> | undefined
  readonly project: Pick<Project, 'product'>
}

const OF_PLATFORMS = ['Because this run only has platforms there is no need for an end/bottom height.']
const ofStarterRamp = (): readonly string[] => [
  messageOf({ code: 'run.bottom-forced' }),
  adviceOf({ code: 'run.bottom-forced' }) ?? '',
]

const onGround = (ground: Inches): string =>
  `The ground is at ${lengthText(roundTo(ground, 2), 'height')} where this run ends. Leave it empty to end at the ground.`

/** What the end height of a run may be, and why (spec 3 §5.3). */
export function endHeightOf({ figures, last, project }: Given): EndHeight {
  const fixed = fixedEndHeight({ ...figures, last, product: project.product })
  if (fixed === null) return { fixed, notes: figures.ground == null ? [] : [onGround(figures.ground)] }
  if (figures.kind === 'platforms') return { fixed, notes: OF_PLATFORMS }
  return { fixed, notes: figures.ground == null ? ofStarterRamp() : [onGround(figures.ground)] }
}

/** The end height cannot exceed the start height (spec 3 §5.3). */
export function adjustedEnd(
  typed: Inches | null,
  top: Inches | null,
): { readonly height: Inches | null; readonly message: string | null } {
  if (typed === null || top === null || typed <= top) return { height: typed, message: null }
  return { height: top, message: messageOf({ code: 'run.bottom-adjusted' }) }
}

/** Where the stairs of a run end by their own heights; null where they line up or lead below the ground. */
export function expectedEnd({ issues }: Pick<Analysis, 'issues'>, { parts }: Run): Inches | null {
  const issue = issues.find(
    ({ code, parts: about }) => code === 'run.stairs-height' && about.some((id) => parts.includes(id)),
  )
  const expected = issue?.values?.expected
  return typeof expected === 'number' && expected >= 0 ? expected : null
}

/** The only stair of a run and the height it would need to lead to the end that was typed; null where it cannot. */
export function stairThatFits(
  { placement }: Pick<Analysis, 'placement'>,
  { parts, top, bottom }: Run,
): { readonly stair: PartId; readonly height: Inches } | null {
  const stairs = parts
    .map((id) => placement.byId.get(id))
    .filter((one): one is PlacedPart => one?.part.kind === 'stair')
  const [only, ...more] = stairs
  if (only?.part.kind !== 'stair' || more.length > 0 || top === null || bottom === null) return null
  const height = top - bottom
  const { minHeightInclusive: from, maxHeightLessThan: below } = only.item
  const isInRange = from !== null && below !== null && height >= from && height < below
  return isInRange && height !== only.part.activeHeight ? { stair: only.part.id, height } : null
}
