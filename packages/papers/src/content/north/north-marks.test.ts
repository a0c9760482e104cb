import { analyse, setNorth } from '@ramp/domain'
import { expect, test } from 'vitest'
import { crewPack } from '../../crew/crew-pack.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { DEFAULT_PERMIT } from '../../permit/facts/permit-settings.ts'
import { permitSet } from '../../permit/permit-set.ts'
import { inputFor, SAMPLE, wordsOf } from '../../testing/systems.ts'

const facing = (name: string, north: number | null) => {
  const input = inputFor(name)
  const { analysis } = input
  return { ...input, analysis: analyse(setNorth(north)(analysis.layout), analysis.catalogue) }
}
const arrowsOf = (paper: ReturnType<typeof crewPack>): number =>
  wordsOf(paper)
    .join('\n')
    .match(/^N$|^North: \d+° clockwise from the top of the page/gm)?.length ?? 0
const plansOf = ({ sheets }: ReturnType<typeof crewPack>): number =>
  sheets.flatMap(({ viewports }) => viewports).filter(({ name }) => name.startsWith('Plan')).length

test.each(SAMPLE)('every plan of %s has one arrow to the north over nothing, or says it in words', (name) => {
  const input = facing(name, 30)
  for (const paper of [permitSet(input, DEFAULT_PERMIT), crewPack(input)]) {
    expect(paperFaults(paper)).toEqual([])
    expect(arrowsOf(paper)).toBe(plansOf(paper))
  }
})

test('no plan has an arrow while nobody entered north', () => {
  const input = facing('t1-switchback', null)
  expect(arrowsOf(permitSet(input, DEFAULT_PERMIT)) + arrowsOf(crewPack(input))).toBe(0)
})
