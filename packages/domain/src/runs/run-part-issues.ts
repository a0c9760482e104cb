import type { Issue } from '../layout/issue.ts'
import type { Layout, Run } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { isSameButPlace } from '../placement/same-but-place.ts'
import {
  type Context,
  contextOf,
  NOTHING,
  nothingWalked,
  pairOf,
  partChecks,
  type Walked,
  walk,
} from './run-checks.ts'

/** Whether two parts are joined, whichever of them lies higher. */
export type AreJoined = (a: PartId, b: PartId) => boolean

/** A part of a run behind the one before it, and what is wrong there. */
type Step = {
  readonly last: PlacedPart | undefined
  readonly next: PlacedPart | undefined
  readonly areJoined: boolean
  readonly issues: readonly Issue[]
}
type Walk = { readonly context: Context; readonly steps: readonly Step[] }

/** Runs as people draw them are walked anew; the steps of longer ones are kept. */
const LONG = 50
const walks = new WeakMap<Run, Walk>()
const NO_STEPS: readonly Step[] = []

/**
 * Part checks of a whole run, walked from the top, past what is only drawn (spec 2 §6). A step is kept from the walk
 * before while its two parts stay, and all parts above it are what they were, wherever they stand.
 */
export function runPartIssues(
  run: Run,
  index: number,
  { layout, placement, areJoined }: { layout: Layout; placement: Placement; areJoined: AreJoined },
): Issue[] {
  const context = contextOf(layout, index)
  const held = walks.get(run)
  let earlier = held && isSameContext(held.context, context) ? held.steps : NO_STEPS
  const steps: Step[] = []
  const issues: Issue[] = []
  let walked: Walked | null = null
  let last: PlacedPart | undefined
  for (const id of run.parts) {
    const next = placement.byId.get(id)
    const joined = last !== undefined && areJoined(last.part.id, id)
    const old = earlier[steps.length]
    let step = old
    if (!step || step.last !== last || step.next !== next || step.areJoined !== joined) {
      walked ??= walkedAlong(steps, context)
      step = { last, next, areJoined: joined, issues: stepIssues(run, id, { walked, next, joined, context }) }
      if (!isSameButPlace(old?.next, next)) earlier = NO_STEPS
    }
    steps.push(step)
    issues.push(...step.issues)
    if (!next || next.part.isLogicless) continue
    if (walked) walk(walked, next, context)
    last = next
  }
  if (steps.length >= LONG) walks.set(run, { context, steps })
  return issues
}

const isSameContext = (a: Context, b: Context): boolean =>
  a.isPrimary === b.isPrimary &&
  a.layoutHasRamps === b.layoutHasRamps &&
  a.isCommercial === b.isCommercial &&
  a.project.childRails === b.project.childRails

function walkedAlong(steps: readonly Step[], context: Context): Walked {
  const walked = nothingWalked()
  for (const { next } of steps) if (next && !next.part.isLogicless) walk(walked, next, context)
  return walked
}

type Reached = {
  readonly walked: Walked
  readonly next: PlacedPart | undefined
  readonly joined: boolean
  readonly context: Context
}

function stepIssues(run: Run, id: PartId, { walked, next, joined, context }: Reached): readonly Issue[] {
  if (!next) return [unknownPart(run, id)]
  if (next.part.isLogicless) return NOTHING
  const pair = pairOf(walked, next, joined)
  const wrong = partChecks(pair, context)
  return pair.last && wrong.length === 0 && !joined ? [notJoined(run, pair.last, next)] : wrong
}

const notJoined = (run: Run, a: PlacedPart, b: PlacedPart): Issue => ({
  code: 'run.parts-not-joined',
  severity: 'error',
  area: 'run',
  parts: [a.part.id, b.part.id],
  values: { run: run.name, a: a.item.frontendName, b: b.item.frontendName },
})

const unknownPart = (run: Run, id: PartId): Issue => ({
  code: 'run.unknown-part',
  severity: 'error',
  area: 'run',
  parts: [],
  values: { run: run.name, part: id },
})
