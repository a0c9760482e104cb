import { analyse, SITE_THINGS, type SiteThing, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { DEFAULT_SURVEY } from '../../survey/survey-settings.ts'
import { surveySheet } from '../../survey/survey-sheet.ts'
import { onItsLot } from '../../testing/surveyed.ts'
import { wordsOf } from '../../testing/systems.ts'
import { DEFAULT_PERMIT } from '../facts/permit-settings.ts'
import { permitSet } from '../permit-set.ts'

const input = onItsLot()
const { layout, catalogue } = input.analysis
const door = layout.site.doors[0]?.at ?? { x: 0, y: 0 }

/** The job on its lot, with one thing more in the yard. */
function jobWith(thing: Pick<SiteThing, 'kind' | 'fate'>) {
  const { things = [] } = layout.site
  const at = { x: door.x - 250, y: door.y + 330 }
  const site = { ...layout.site, things: [...things, { ...thing, name: 'this one', at, radius: 20 }] }
  return { ...input, analysis: analyse(setSite(site)(layout), catalogue) }
}

const wordsOn = (paper: Parameters<typeof wordsOf>[0]) => wordsOf(paper).join(' ').replaceAll('\n', ' ')

test.each(SITE_THINGS)('a site plan and a survey sheet name a thing of kind $kind', ({ kind, blocks }) => {
  const name = blocks === 'walls' ? 'EXISTING THIS ONE' : 'this one'
  expect(wordsOn(permitSet(jobWith({ kind }), DEFAULT_PERMIT))).toContain(name)
  expect(wordsOn(surveySheet(jobWith({ kind }), DEFAULT_SURVEY))).toContain('This one')
})

test.each([
  ['moves', 'to be moved'],
  ['goes', 'to be removed'],
] as const)('a thing that %s is on both as %s', (fate, words) => {
  const job = jobWith({ kind: 'steps', fate })
  expect(wordsOn(permitSet(job, DEFAULT_PERMIT))).toContain(`this one, ${words}`)
  expect(wordsOn(surveySheet(job, DEFAULT_SURVEY))).toContain(`This one, ${words}`)
})
