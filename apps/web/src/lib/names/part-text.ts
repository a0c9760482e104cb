import { type Analysis, type Item, isTurn, type PlacedPart } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { displayName } from '@ramp/drawing'

/** What a person calls the part: `5 × 5 platform`, `8 ft ramp`, `22 in Stair`. */
export function partName(item: Item): string {
  const name = displayName(item.frontendName)
  switch (item.role) {
    case 'platform':
      return `${name} ${item.isLowProfile ? 'low-profile ' : ''}platform`
    case 'ramp':
      return `${name} ramp`
    default:
      return name
  }
}

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
