import { chooseProposals } from '../answer/choose.ts'
import type { FitAsk, FitLines } from '../ask/fit-ask.ts'
import type { Relaxation, Try, Trying } from './change.ts'
import {
  fromPorch,
  lines,
  ratios,
  smallerPlatform,
  stepDown,
  stormDoor,
  widths,
  wishes,
} from './design-changes.ts'
import { otherDoors } from './other-doors.ts'
import { hairOfLine, obstacleChanges, setback } from './site-changes.ts'

/** The changes a person would try under which something fits, each as soon as it was tried: the smallest of every kind. */
export function* relaxing(ask: FitAsk, options: FitLines, trying: Trying): Generator<Relaxation, void> {
  const groups: readonly (() => readonly (readonly Try[])[])[] = [
    () => wishes(ask, options),
    () => [stepDown(ask, options)],
    () => [ratios(ask, options)],
    () => [widths(ask, options)],
    () => [smallerPlatform(ask, options)],
    () => [fromPorch(ask, options)],
    () => otherDoors(ask, options),
    () => [stormDoor(ask, options)],
    () => [hairOfLine(ask, options, trying)],
    () => obstacleChanges(ask, options, trying),
    () => [setback(ask, options, trying)],
    () => [lines(ask, options)],
  ]
  for (const group of groups)
    for (const tries of group()) {
      const found = firstThatFits(tries, trying.solve)
      if (found) yield found
    }
}

/** Lines that do fit a job the line that was asked for is not for. */
export const otherLinesOf = (ask: FitAsk, options: FitLines, solve: Trying['solve']): readonly Relaxation[] =>
  shownOf(lines(ask, options).flatMap((one) => firstThatFits([one], solve) ?? []))

/** Of changes of one kind the smallest that helps. */
function firstThatFits(group: readonly Try[], solve: Trying['solve']): Relaxation | null {
  for (const { change, text, ask, catalogue, finish } of group) {
    const candidate = solve(ask, catalogue)
    const [found] = candidate ? chooseProposals([candidate], ask.wishes) : []
    const proposal = found && finish ? finish(found) : found
    if (proposal)
      return {
        change,
        text: typeof text === 'string' ? text : text(proposal),
        price: proposal.price,
        ask,
        proposal,
      }
  }
  return null
}

/** More than this many changes nobody compares. */
const MOST = 3

/** The changes that are shown, the cheapest first: one of every kind before a second of any. */
export function shownOf(found: readonly Relaxation[]): readonly Relaxation[] {
  const byPrice = found.toSorted((a, b) => a.price - b.price)
  const kindOf = ({ change }: Relaxation) => Object.keys(change).join()
  const firsts = byPrice.filter((one) => byPrice.find((other) => kindOf(other) === kindOf(one)) === one)
  return [...new Set([...firsts, ...byPrice])].slice(0, MOST).sort((a, b) => a.price - b.price)
}
