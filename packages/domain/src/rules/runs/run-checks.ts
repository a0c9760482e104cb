import { memoize } from '../../base/memoize.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, Project } from '../../model/layout/layout.ts'
import { childRailsOf } from '../../model/layout/own-choices.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { productRules } from '../../model/products/product-rules.ts'
import { pairProblem } from '../connections/pair-rules.ts'
import { joinableSides, jointKindOf } from '../connections/validity.ts'
import type { PlacedPart } from '../placement/placed-part.ts'

type Context = {
  readonly isPrimary: boolean
  readonly layoutHasRamps: boolean
  readonly isCommercial: boolean
  readonly project: Pick<Project, 'childRails'>
}
type Kind = PlacedPart['part']['kind']
/** A run as far as it is walked. */
type Walked = {
  readonly parts: PlacedPart[]
  readonly kinds: Set<Kind>
  /** Whether its ramps have child rails: both, where they differ. */
  readonly childRails: Set<boolean>
}
type Pair = {
  readonly before: Walked
  readonly last: PlacedPart | undefined
  readonly next: PlacedPart
  readonly areJoined: boolean
  /** What keeps the two apart wherever they meet. */
  readonly problem: ReturnType<typeof pairProblem>
}
type PartCheck = {
  readonly code: Issue['code']
  readonly isCommercialOnly?: true
  readonly when: (pair: Pair, context: Context) => boolean
  /** The parts to change, from the top down; left out, the last part and the one put behind it. */
  readonly names?: (pair: Pair, context: Context) => readonly (PlacedPart | undefined)[]
}

const lastOf = ({ parts }: Walked, is: (placed: PlacedPart) => boolean) => parts.findLast(is)
const isOf = (kind: Kind) => (placed: PlacedPart) => placed.part.kind === kind

/** Checks when a part is put at the end of a run (spec 3 §5.2): a click is answered by the first, a run says all. */
const PART_CHECKS: readonly PartCheck[] = [
  {
    code: 'run.stairs-in-primary',
    when: ({ next }, { isPrimary, layoutHasRamps }) =>
      isPrimary && layoutHasRamps && next.part.kind === 'stair',
    names: ({ next }) => [next],
  },
  {
    code: 'run.stairs-with-ramps',
    when: ({ before, next }) => next.part.kind === 'stair' && before.kinds.has('ramp'),
    names: ({ before, next }) => [lastOf(before, isOf('ramp')), next],
  },
  {
    code: 'run.ramps-with-stairs',
    when: ({ before, next }) => next.part.kind === 'ramp' && before.kinds.has('stair'),
    names: ({ before, next }) => [lastOf(before, isOf('stair')), next],
  },
  {
    code: 'run.extender-between-ramps',
    isCommercialOnly: true,
    when: ({ before, last, next }) =>
      next.part.kind === 'ramp' &&
      last?.part.kind === 'platform-ext' &&
      before.parts.at(-2)?.part.kind === 'ramp',
    names: ({ before, last, next }) => [before.parts.at(-2), last, next],
  },
  {
    code: 'run.starter-ramp-not-last',
    isCommercialOnly: true,
    when: ({ last }) => last?.item.role === 'starter-ramp',
  },
  {
    code: 'run.child-rails',
    isCommercialOnly: true,
    when: ({ before, next }, { project }) =>
      next.part.kind === 'ramp' && before.childRails.has(!childRailsOf(next.part, project)),
    names: ({ before, next }, { project }) => {
      const other = !childRailsOf(next.part, project)
      return [lastOf(before, (one) => isOf('ramp')(one) && childRailsOf(one.part, project) === other), next]
    },
  },
  {
    code: 'run.ramp-sizes',
    when: ({ problem }) => problem === 'connection.ramp-sizes',
  },
  {
    code: 'run.parts-cannot-connect',
    when: ({ problem }) => problem === 'connection.parts-cannot-connect',
  },
  {
    code: 'run.parts-cannot-connect',
    when: ({ last, next, areJoined }) => last !== undefined && !areJoined && !mayMeet(last, next),
  },
]

const EVERYWHERE_CHECKS = PART_CHECKS.filter(({ isCommercialOnly }) => !isCommercialOnly)

/** Whether two parts are of kinds that may join, at any of their sides and whichever lies higher (spec 2 §4). */
const mayMeet = (a: PlacedPart, b: PlacedPart): boolean =>
  joinableSides(a).some((aSide) =>
    joinableSides(b).some((bSide) => {
      const [first, second] = [
        { placed: a, side: aSide },
        { placed: b, side: bSide },
      ]
      return jointKindOf(first, second) !== null || jointKindOf(second, first) !== null
    }),
  )

/** What is wrong with adding a part to the end of a run, the first of it; null when it may be added. */
export function partCheck(before: readonly PlacedPart[], next: PlacedPart, context: Context): Issue | null {
  const walked = nothingWalked()
  for (const one of before) walk(walked, one, context)
  return partChecks(pairOf(walked, next, false), context)[0] ?? null
}

export function pairOf(before: Walked, next: PlacedPart, areJoined: boolean): Pair {
  const last = before.parts.at(-1)
  return { before, last, next, areJoined, problem: last ? pairProblem(last, next) : null }
}

/** Everything that is wrong with a part at its place in a run, each problem once. */
export function partChecks(pair: Pair, context: Context): readonly Issue[] {
  let issues = NOTHING
  for (const { code, when, names = lastAndNext } of context.isCommercial ? PART_CHECKS : EVERYWHERE_CHECKS) {
    if (!when(pair, context) || issues.some((one) => one.code === code)) continue
    const parts = names(pair, context).flatMap((one) => one?.part.id ?? [])
    issues = [...issues, { code, severity: 'error', area: 'run', parts }]
  }
  return issues
}

const NOTHING: readonly Issue[] = []
const lastAndNext = ({ last, next }: Pair) => [last, next]

export const nothingWalked = (): Walked => ({ parts: [], kinds: new Set(), childRails: new Set() })

export function walk(
  { parts, kinds, childRails }: Walked,
  next: PlacedPart,
  { project, isCommercial }: Context,
) {
  parts.push(next)
  kinds.add(next.part.kind)
  if (isCommercial && next.part.kind === 'ramp') childRails.add(childRailsOf(next.part, project))
}

export const contextOf = (layout: Layout, index: number): Context => ({
  isPrimary: index === 0,
  layoutHasRamps: hasRamps(layout),
  isCommercial: productRules(layout.project.product).industry === 'commercial',
  project: layout.project,
})

/** Whether a layout has ramps to roll on; one that is only drawn takes part in no check (spec 2 §6). */
export const hasRamps = ({ parts }: Pick<Layout, 'parts'>): boolean => holdRamps(parts, null)

const holdRamps = memoize((parts: Layout['parts'], _: null) =>
  parts.some((part) => part.kind === 'ramp' && isSystemPart(part)),
)
