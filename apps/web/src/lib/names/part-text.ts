import { type Analysis, isTurn, type PlacedPart } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** `Turn · run “Primary” · 12" high`: what the part is to the system. */
export function partRole({ part }: PlacedPart, { connections, runs }: Analysis): string {
  const run = runs.figures.find(({ id }) => id === runs.runOf.get(part.id))
  const height = runs.heights.get(part.id)
  const joined = connections.points.filter(({ end, state }) => end.part === part.id && state !== 'empty')
  const words = [
    part.kind === 'platform' && (isTurn(joined.map(({ end }) => end.side)) ? 'Turn' : 'Straight'),
    run && `run “${run.name}”`,
    height && heightText(height),
  ]
  return words.filter((word) => typeof word === 'string').join(' · ')
}

const heightText = ({ top, bottom }: { readonly top: number; readonly bottom: number }): string =>
  top === bottom
    ? `${lengthText(top, 'height')} high`
    : `${lengthText(top, 'height')} to ${lengthText(bottom, 'height')}`
