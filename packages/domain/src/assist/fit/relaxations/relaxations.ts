import { chooseProposals } from '../answer/choose.ts'
import type { FitLines, FitRequest } from '../request/fit-request.ts'
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

/** A change that helps, and how it was tried; null where its words tell of the one layout that was found. */
export type Helping = Relaxation & { readonly tried: Try | null }

/** The changes a person would try under which something fits, each as soon as it was tried: the smallest of every kind. */
export function* relaxing(request: FitRequest, options: FitLines, trying: Trying): Generator<Helping, void> {
  const groups: readonly (() => readonly (readonly Try[])[])[] = [
    () => wishes(request, options),
    () => [stepDown(request, options)],
    () => [ratios(request, options)],
    () => [widths(request, options)],
    () => [smallerPlatform(request, options)],
    () => [fromPorch(request, options)],
    () => otherDoors(request, options),
    () => [stormDoor(request, options)],
    () => [hairOfLine(request, options, trying)],
    () => obstacleChanges(request, options, trying),
    () => [setback(request, options, trying)],
    () => [lines(request, options)],
  ]
  for (const group of groups)
    for (const tries of group()) {
      const found = firstThatFits(tries, trying.solve)
      if (found) yield found
    }
}

/** Lines that do fit a job the line that was asked for is not for. */
export const otherLinesOf = (
  request: FitRequest,
  options: FitLines,
  solve: Trying['solve'],
): readonly Relaxation[] => shownOf(lines(request, options).flatMap((one) => underChange(one, solve) ?? []))

/** Of changes of one kind the smallest that helps. */
function firstThatFits(group: readonly Try[], solve: Trying['solve']): Helping | null {
  for (const tried of group) {
    const found = underChange(tried, solve)
    if (found) return { ...found, tried }
  }
  return null
}

function underChange(
  { change, text, request, catalogue, finish }: Try,
  solve: Trying['solve'],
): Relaxation | null {
  const candidate = solve(request, catalogue)
  const [found] = candidate ? chooseProposals([candidate], request.wishes) : []
  const proposal = found && finish ? finish(found) : found
  if (!proposal) return null
  return {
    change,
    text: typeof text === 'string' ? text : text(proposal),
    price: proposal.price,
    request,
    proposal,
  }
}

/** A change as a longer search tells it, where that finds a cheaper layout. */
export function cheaper({ tried, ...known }: Helping, solve: Trying['solve']): Relaxation {
  const found = tried && underChange(tried, solve)
  return found && found.price < known.price ? found : known
}

/** More than this many changes nobody compares. */
const MOST = 3

/** The changes that are shown, the cheapest first: one of every kind before a second of any, and none in the same words. */
export function shownOf<One extends Relaxation>(found: readonly One[]): readonly One[] {
  const sorted = found.toSorted((a, b) => a.price - b.price)
  const byPrice = sorted.filter((one) => sorted.find(({ text }) => text === one.text) === one)
  const kindOf = ({ change }: One) => Object.keys(change).join()
  const firsts = byPrice.filter((one) => byPrice.find((other) => kindOf(other) === kindOf(one)) === one)
  return [...new Set([...firsts, ...byPrice])].slice(0, MOST).sort((a, b) => a.price - b.price)
}
