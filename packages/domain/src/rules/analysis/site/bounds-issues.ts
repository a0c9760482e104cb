import { reachOutOf } from '../../../base/geometry/gap-between.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { isAtMost, roundTo } from '../../../base/units.ts'
import type { Issue } from '../../../model/layout/issue.ts'
import { type FootLanding, footLandings, isWhereItEnds } from '../../site-measures/foot-measures.ts'
import { yardOf } from '../../site-measures/yard-of.ts'
import { type Occupant, PRESSED, type StandingSystem, siteIssue } from './site-issue.ts'

/** Parts, feet and landings past the lot line, or past the yard line within it, each with how far. */
export const boundsIssues = (
  system: StandingSystem,
  parts: readonly Occupant[],
  feet: readonly Occupant[],
): readonly Issue[] => {
  const past = parts.flatMap((one) => pastLines(one, system))
  const isNamed = ({ placed }: Occupant) => past.some(({ parts: [id] }) => id === placed.part.id)
  return [
    ...past,
    // Without a lot a yard bounds parts by their overall size (site 3, rule 16).
    ...(system.layout.site.lot
      ? onePerPart(feet.filter((one) => !isNamed(one)).flatMap((one) => pastLines(one, system)))
      : []),
    ...footLandings(system)
      .filter(({ ramp }) => !past.some(({ parts: [id] }) => id === ramp.part.id))
      .flatMap((landing) => landingPastLines(landing, system)),
  ]
}

/** The lot line binds, and the yard within it is the dealer's own line: a variance may let a part past it. */
function pastLines({ placed, name, outline }: Occupant, { layout }: StandingSystem): readonly Issue[] {
  const { lot } = layout.site
  const past = (line: readonly Point[]) => roundTo(reachOutOf(outline, line), 1)
  if (lot && !isAtMost(past(lot), PRESSED))
    return [siteIssue(['site.over-lot-line', 'error'], [placed], { part: name, by: past(lot) })]
  const yard = yardOf(layout.site)
  if (!yard || yard === lot || isAtMost(past(yard), PRESSED)) return []
  return [siteIssue(['site.outside-yard', 'warning'], [placed], { part: name, by: past(yard) })]
}

/** Where the ramp has to end, its landing goes on over the line: onto the driveway, the sidewalk. */
function landingPastLines({ ramp, outline }: FootLanding, { layout }: StandingSystem): readonly Issue[] {
  const { lot, destination } = layout.site
  if (destination && isWhereItEnds(destination, outline)) return []
  const yard = yardOf(layout.site)
  const lines = [
    { code: 'site.landing-over-lot-line', line: lot },
    { code: 'site.landing-outside-yard', line: yard === lot ? undefined : yard },
  ] as const
  const [first] = lines.flatMap(({ code, line }) => {
    const by = line ? roundTo(reachOutOf(outline, line), 1) : 0
    return isAtMost(by, PRESSED) ? [] : [siteIssue([code, 'warning'], [ramp], { by })]
  })
  return first ? [first] : []
}

/** Of the feet of a part the one that is furthest past a line. */
function onePerPart(issues: readonly Issue[]): readonly Issue[] {
  const worst = new Map<string, Issue>()
  for (const issue of issues.toSorted((a, b) => Number(b.values?.by) - Number(a.values?.by)))
    if (!worst.has(`${issue.parts[0]}`)) worst.set(`${issue.parts[0]}`, issue)
  return [...worst.values()]
}
