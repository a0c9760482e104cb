import {
  type Analysis,
  adviceOf,
  askedCodes,
  type Cents,
  codeFindings,
  type Issue,
  isAsked,
  type JointEnd,
  messageOf,
  quoteErrors,
  type RunFigures,
  roundTo,
  verdictOf,
  verdictReport,
  warningsOf,
} from '@ramp/domain'

const CENTS_PER_DOLLAR = 100
const dollars = (cents: Cents): number => roundTo(cents / CENTS_PER_DOLLAR, 2)
const inches = (value: number): number => roundTo(value, 5)

/** The command line's JSON object: lengths in inches, money in dollars with two decimals. */
export function quoteReport(analysis: Analysis, readingIssues: readonly Issue[]) {
  const { layout, runs, connections, closures, legs, bracing, partsList, linearFeet } = analysis
  const { tone, title, reasons, toVerify } = verdictReport(verdictOf(analysis))
  return {
    product: layout.project.product,
    runs: runs.figures.map(runReport),
    heights: heightsOf(analysis),
    joints: jointsOf(connections),
    closures: closures.map(({ id, type, width, isActive }) => ({
      id,
      type,
      width: inches(width),
      active: isActive,
    })),
    legs: legs
      .filter(({ isActive }) => isActive)
      .map(({ part, x, y, height, shortName }) => ({
        part,
        x: roundTo(x, 3),
        y: roundTo(y, 3),
        height: roundTo(height, 3),
        shortName,
      })),
    crossBraces: bracing.crossBraces,
    angleBraces: bracing.angleBraces,
    items: partsList.lines.map(({ itemNumber, shortName, quantity, unitPrice, total, reasons }) => ({
      itemNumber,
      shortName,
      quantity,
      unitPrice: dollars(unitPrice),
      total: dollars(total),
      reasons,
    })),
    partsTotal: dollars(partsList.partsTotal),
    weight: partsList.weight,
    linearFeet: inches(linearFeet),
    errors: [...readingIssues, ...quoteErrors(analysis)].map(issueReport),
    warnings: warningsOf(analysis).map(issueReport),
    findings: findingsOf(analysis),
    verdict: { tone, title, reasons, toVerify },
  }
}

export type QuoteReport = ReturnType<typeof quoteReport>

/** Every rule that was looked at; those of codes that are not asked are for comparison. */
function findingsOf(analysis: Analysis) {
  const asked = askedCodes(analysis.layout.project)
  return codeFindings(analysis).map(({ code, ...finding }) => ({
    code: `${code.family} ${code.edition}`,
    asked: isAsked({ code }, asked),
    ...finding,
  }))
}

const runReport = (run: RunFigures) => ({
  name: run.name,
  top: inches(run.top),
  bottom: inches(run.bottom),
  rise: inches(run.rise),
  rampingLength: inches(run.rampingLength),
  stairsLength: inches(run.stairsLength),
  totalLength: inches(run.totalLength),
  linearFeet: inches(run.linearFeet),
  slope: inches(run.slope),
  ratio: run.ratio,
  degree: inches(run.degree),
  grade: inches(run.grade),
})

const issueReport = (issue: Issue) => {
  const advice = adviceOf(issue)
  return {
    code: issue.code,
    message: messageOf(issue),
    parts: issue.parts,
    ...(advice !== null && { advice }),
  }
}

/** One number for a level part, upper and lower end for a ramp or stair. */
function heightsOf({
  runs,
  placement,
}: Analysis): Readonly<Record<string, number | readonly [number, number]>> {
  return Object.fromEntries(
    [...runs.heights].map(([id, { top, bottom }]) => {
      const kind = placement.byId.get(id)?.part.kind
      const isLevel = kind !== 'ramp' && kind !== 'stair'
      return [id, isLevel ? roundTo(top, 3) : ([roundTo(top, 3), roundTo(bottom, 3)] as const)]
    }),
  )
}

/** Joints of two parts, then entrances and exits; the structure and the ground are no part and stand as null. */
function jointsOf({ joints, openings }: Analysis['connections']) {
  const outside = { part: null, side: null }
  type End = JointEnd | typeof outside
  return [
    ...joints.map(({ kind, a, b, position }) => ({ kind, a: a as End, b: b as End, position })),
    ...openings.map(({ kind, use, end }) => ({
      kind,
      a: use === 'entrance' ? outside : end,
      b: use === 'entrance' ? end : outside,
      position: 'CENTER' as const,
    })),
  ]
}
