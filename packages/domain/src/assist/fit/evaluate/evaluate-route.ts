import { type Inches, isAtMost } from '../../../base/units.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import type { PartId } from '../../../model/layout/part.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { codeFindings } from '../../../rules/codes/find-code-findings.ts'
import type { CodeFinding } from '../../../rules/codes/finding.ts'
import { quoteErrors } from '../../../rules/cross-check/count-issues.ts'
import { dropOf } from '../../../rules/site-measures/drops.ts'
import type { Route } from '../pieces/route.ts'
import type { CodeFamily, KeptPart } from '../request/fit-request.ts'
import type { Frame } from '../request/frame.ts'
import { AT_DOOR } from '../request/limits.ts'
import { heightsOf, highestDrop } from '../routes/heights.ts'
import { kill } from '../routes/rejections.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { areAsHigh } from './kept-parts.ts'
import { layoutOfRoute, layRoute } from './lay-parts.ts'
import { loweredRoute, withStepDown } from './lowered-route.ts'

/** A part whose rails were raised, and how far one could fall from it. */
export type RaisedRails = { readonly part: PartId; readonly drop: Inches }

/** A way that keeps every rule, with what follows from it. */
export type Evaluated = {
  readonly route: Route
  readonly analysis: Analysis
  readonly raised: readonly RaisedRails[]
  readonly findings: readonly CodeFinding[]
}

export type Evaluator = {
  readonly search: SearchSite
  readonly frame: Frame
  /** The site, the project and nothing drawn. */
  readonly base: Layout
  readonly codes: readonly CodeFamily[]
  readonly keep: readonly KeptPart[]
  /** What else is laid before a way is judged, such as a stair; null where it has no room. */
  readonly complete: (layout: Layout, route: Route) => Layout | null
}

/** Judges a way by the engine: rails are raised where one could fall, then no error, warning of place or failed finding may be left. */
export function evaluateRoute(found: Route, judging: Evaluator): Evaluated | null {
  const route = loweredRoute(found, judging.search)
  const evaluator = { ...judging, base: withStepDown(judging.base, route, judging.search) }
  const guarded = withGuards(route, evaluator)
  if (!guarded) return null
  const complete = evaluator.complete(guarded.analysis.layout, route)
  if (!complete) return null
  const analysis =
    complete === guarded.analysis.layout
      ? guarded.analysis
      : analyse(complete, evaluator.search.stock.catalogue)
  if (quoteErrors(analysis).length > 0 || analysis.issues.some(({ code }) => isOfPlace(code))) return null
  if (!areAsHigh(analysis.layout.parts, evaluator.keep, analysis.runs.heights)) return null
  const findings = codeFindings(analysis).filter(
    (one) =>
      evaluator.codes.includes(one.code.family) &&
      !(isOfDoorSize(one) && evaluator.search.limits.door < AT_DOOR),
  )
  return findings.some(({ result }) => result === 'fail')
    ? null
    : { route, analysis, raised: guarded.raised, findings }
}

/** What is moved or removed before installation is in no way. */
const BEFOREHAND: readonly string[] = ['site.to-move', 'site.to-remove']

/** What dealers use at a door (C5): a person may do with what the code requires. */
const isOfDoorSize = ({ code, section }: CodeFinding): boolean =>
  code.family === 'Practice' && section === 'C5'

/** Warnings that a proposal must not have: it would stand where nothing may stand. */
const isOfPlace = (code: string): boolean =>
  (code.startsWith('site.') && !BEFOREHAND.includes(code)) || code === 'platform.below-minimum-height'

type Guarded = { readonly analysis: Analysis; readonly raised: readonly RaisedRails[] }

function withGuards(route: Route, { search, frame, base, keep }: Evaluator): Guarded | null {
  const { stock, limits } = search
  const analysed = (railsOf: (id: PartId) => Handrails): Analysis | null => {
    const laid = layRoute(route, { search, frame, railsOf, keep })
    return laid && analyse(layoutOfRoute(route, laid, base), stock.catalogue)
  }
  const analysis = analysed(() => stock.rails)
  const raises = heightsOf(route.pieces, route.top, route.bottom)
  if (
    limits.unguarded === null ||
    isAtMost(highestDrop(raises, search), limits.unguarded) ||
    stock.rails === stock.guards
  )
    return analysis && { analysis, raised: [] }
  const raised = analysis ? dropsOver(limits.unguarded, analysis) : []
  if (raised.length === 0) return analysis && { analysis, raised }
  const { guards } = stock
  if (guards) {
    const again = analysed((id) => (raised.some(({ part }) => part === id) ? guards : stock.rails))
    // A part that stays keeps its own rails: where one could fall from it, no way may run over it so high.
    const isBare = again?.placement.parts.some(
      ({ part, item }) => raised.some((one) => one.part === part.id) && item.handrails !== guards,
    )
    return again && !isBare ? { analysis: again, raised } : null
  }
  const highest = Math.max(...raised.map(({ drop }) => drop))
  kill(search.rejections, {
    rule: 14,
    code: 'no-guards',
    name: '',
    need: limits.unguarded,
    have: () => highest,
    missing: 5,
  })
  return null
}

function dropsOver(limit: Inches, analysis: Analysis): readonly RaisedRails[] {
  return analysis.placement.parts.flatMap((placed): readonly RaisedRails[] => {
    const drop = placed.isSystem ? dropOf(placed, analysis) : null
    return drop !== null && !isAtMost(drop, limit) ? [{ part: placed.part.id, drop }] : []
  })
}
