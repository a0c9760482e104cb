import { type Analysis, isSystemPart, type Joint, type JointEnd, type PartId, type Side } from '@ramp/domain'

/** One part on the way: the side it is come to by, and the joint over which; the first of an island has none. */
export type Step = {
  readonly part: PartId
  readonly entered: Side
  readonly over: { readonly joint: Joint; readonly before: JointEnd } | null
}

/**
 * Every system part once, in the order a person meets them: from the first entrance down its run to the end, then the
 * ways that branch off, then what no entrance leads to.
 */
export function walkOf(analysis: Analysis): readonly Step[] {
  const links = linksOf(analysis.connections.joints)
  const rank = ranksOf(analysis)
  const seen = new Set<PartId>()
  const steps: Step[] = []
  const walkFrom = (first: Step) => {
    const open = [first]
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      const { part } = step
      if (seen.has(part)) continue
      seen.add(part)
      steps.push(step)
      const next = (links.get(part) ?? []).filter(({ other }) => !seen.has(other.part))
      // The last one put on is taken first: the way of the own run goes on before others branch off.
      for (const { joint, mine, other } of next.toSorted(
        (a, b) => rank(b.other.part, part) - rank(a.other.part, part),
      ))
        open.push({ part: other.part, entered: other.side, over: { joint, before: mine } })
    }
  }
  for (const { part, entered } of startsOf(analysis)) walkFrom({ part, entered, over: null })
  return steps
}

type Start = Pick<Step, 'part' | 'entered'>

/** Entrances, then where runs begin, then every part. */
function startsOf({ connections, layout }: Analysis): readonly Start[] {
  const entrances = connections.openings
    .filter(({ use }) => use === 'entrance')
    .map(({ end }) => ({ part: end.part, entered: end.side }))
  const known = new Set(layout.parts.filter(isSystemPart).map(({ id }) => id))
  const others = [...layout.runs.flatMap(({ parts }) => parts), ...known]
    .filter((part) => known.has(part))
    .map((part) => ({ part, entered: 'TOP' as const }))
  return [...entrances, ...others]
}

type Link = { readonly joint: Joint; readonly mine: JointEnd; readonly other: JointEnd }

function linksOf(joints: readonly Joint[]): ReadonlyMap<PartId, readonly Link[]> {
  const links = new Map<PartId, Link[]>()
  const note = (joint: Joint, mine: JointEnd, other: JointEnd) => {
    const held = links.get(mine.part) ?? []
    links.set(mine.part, [...held, { joint, mine, other }])
  }
  for (const joint of joints) {
    note(joint, joint.a, joint.b)
    note(joint, joint.b, joint.a)
  }
  return links
}

const OTHER_RUN = 1_000
const NO_RUN = 1_000_000

/** Which part is met first after another: the next one of its run, then other runs in their order. */
function ranksOf({ layout }: Analysis): (part: PartId, after: PartId) => number {
  const places = new Map<PartId, readonly [run: number, place: number]>()
  for (const [run, { parts }] of layout.runs.entries())
    for (const [place, id] of parts.entries()) if (!places.has(id)) places.set(id, [run, place])
  return (part, after) => {
    const [run, place] = places.get(part) ?? [NO_RUN, 0]
    const own = places.get(after)?.[0]
    return (run === own ? 0 : (run + 1) * OTHER_RUN) + place
  }
}
