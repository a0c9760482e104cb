import type { SurveyPoint, SurveyPointId } from './survey.ts'

/** What files take of a name. */
const LONGEST = 200

/** A name that is not taken: with a number behind it where it is. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name.slice(0, LONGEST)
  for (let number = 2; taken.has(free); number++) {
    const behind = ` ${number}`
    free = `${name.slice(0, LONGEST - behind.length)}${behind}`
  }
  return free
}

/** A name of its own for each point, by which rows of a file know it; one without a name is called by its place in the list. */
export function namesOfPoints(points: readonly SurveyPoint[]): ReadonlyMap<SurveyPointId, string> {
  const names = new Map<SurveyPointId, string>()
  const taken = new Set<string>()
  for (const [index, { id, name }] of points.entries()) {
    const own = freeName(name.trim() || `Spot ${index + 1}`, taken)
    taken.add(own)
    names.set(id, own)
  }
  return names
}
