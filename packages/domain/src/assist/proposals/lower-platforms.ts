import type { Layout, Run } from '../../model/layout/layout.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { isDeck } from '../../rules/placement/decks.ts'
import { loweringFor } from '../../rules/runs/lowering.ts'

/**
 * Lowers the platform at a door by as few eighths of an inch as it takes, where its ramp is 1:12 along its sections and a
 * little steeper over the ground; not beyond the step down that a door may have, and not under a stair or a ramp of another
 * run, which was chosen for the height there is.
 */
export function lowerPlatforms(analysis: Analysis): Layout {
  const { layout, placement, runs } = analysis
  const lowered = runs.figures.reduce((doors, figures) => {
    const run = layout.runs.find(({ id }) => id === figures.id)
    const first = placement.byId.get(run?.parts[0] ?? '')
    if (run?.top !== null || !first || !isDeck(first) || figures.kind !== 'ramps') return doors
    if (isJoinedToAnother(run, analysis)) return doors
    return doors.map((door) => {
      if (door.id !== run.door) return door
      const by = loweringFor(figures.top - figures.bottom, figures.rampingLength, door.stepDown)
      return by === null || by === 0 ? door : { ...door, stepDown: door.stepDown + by }
    })
  }, layout.site.doors)
  return lowered.every((door, index) => door === layout.site.doors[index])
    ? layout
    : { ...layout, site: { ...layout.site, doors: lowered } }
}

const isJoinedToAnother = ({ parts }: Run, { connections, runs }: Analysis): boolean =>
  connections.joints.some(({ a, b }) => {
    const beside = parts.includes(a.part) ? b.part : a.part
    return parts.includes(a.part) !== parts.includes(b.part) && runs.runOf.has(beside)
  })
