import type { Analysis, PartId, RunFigures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

type HighEnd = { readonly parts: readonly PartId[]; readonly sentence: string }

const ADVICE: Readonly<Partial<Record<RunFigures['kind'], string>>> = {
  stairs: 'Where the ground is level there, draw a taller stair.',
  ramps: 'Where the ground is level there, give the run more ramps and an end height of 0".',
}

/** Runs whose lower end meets nothing and lies above the ground: right beside a step or a raised path, else forgotten. */
export const highEndsOf = ({
  runs,
  connections,
}: Pick<Analysis, 'runs' | 'connections'>): readonly HighEnd[] =>
  runs.figures.flatMap(({ name, kind, bottom, parts }) => {
    const last = parts.at(-1)
    const advice = ADVICE[kind]
    const lower = connections.points.find(({ end }) => end.part === last && end.side === 'BOTTOM')
    if (!advice || !(bottom > 0) || !lower || lower.state === 'joined') return []
    // Of a ramp with an exit the checks say it themselves.
    if (kind === 'ramps' && lower.state === 'exit') return []
    return [{ parts, sentence: `${name} ends ${lengthText(bottom, 'height')} above the ground. ${advice}` }]
  })
