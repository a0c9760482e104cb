import { type Analysis, rotate, subtract } from '@ramp/domain'
import { planPages } from './plan/plan-pages.ts'
import { workOf } from './work/work-steps.ts'

/** What a crew could not work by, beside what nobody can read: load list and steps that differ, a plan with its door elsewhere. */
export const crewFaults = (analysis: Analysis): readonly string[] => [
  ...stepFaults(analysis),
  ...doorFaults(analysis),
]

/** Lines of the load list of which the steps use another quantity, and pieces of steps that are on no line. */
function stepFaults(analysis: Analysis): readonly string[] {
  const used = new Map<string, number>()
  for (const { pieces } of workOf(analysis))
    for (const { shortName, quantity } of pieces) used.set(shortName, (used.get(shortName) ?? 0) + quantity)
  const faults = analysis.partsList.lines.flatMap(({ shortName, quantity }) => {
    const inSteps = used.get(shortName)
    used.delete(shortName)
    return inSteps === quantity
      ? []
      : [`${quantity} ${shortName} on the load list, ${inSteps ?? 0} in the steps`]
  })
  return [...faults, ...[...used.keys()].map((name) => `${name} in a step, not on the load list`)]
}

const DUST = 1e-6

/** Plans that do not have the line of their wall across the page, with the way out of the door down it. */
const doorFaults = (analysis: Analysis): readonly string[] =>
  planPages(analysis)
    .flat()
    .flatMap(({ plan, system }, index) => {
      const { placeAt, lines } = system.datum
      const out = rotate(subtract(placeAt(0, 1), placeAt(0, 0)), plan.turn)
      return Math.abs(out.x) < DUST && out.y > 0
        ? []
        : [`plan ${index + 1}: ${lines.wall} is not across the page with the door at the top`]
    })
