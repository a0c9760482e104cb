import type { Issue } from '../../../model/layout/issue.ts'
import type { Layout } from '../../../model/layout/layout.ts'

import { doorInSentence, porchAway } from '../../../model/layout/site.ts'
import type { Runs } from '../../runs/run-figures.ts'

/** A porch that the system should start at, away from the door it starts from (site 3, rule 2). */
export function porchIssues({ site }: Layout, { figures }: Runs): readonly Issue[] {
  const door = porchAway(site)
  if (!door || figures.length === 0) return []
  const values = { door: doorInSentence(site, door) }
  return [{ code: 'site.porch-not-at-door', severity: 'warning', area: 'placement', parts: [], values }]
}
