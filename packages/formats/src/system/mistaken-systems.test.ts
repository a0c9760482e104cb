import { readFileSync } from 'node:fs'
import { analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/systems.ts'
import { quoteReport } from '../quote/quote-report.ts'
import { layoutOfDescription, readSystemDescription } from './read-system-description.ts'

type Fields = Record<string, unknown>
type Described = {
  parts: (Fields & { id: string; shortName: string })[]
  runs: (Fields & { parts: string[] })[]
  entrances: Fields[]
  exits: Fields[]
}

const folder = new URL('../../../domain/fixtures/systems/', import.meta.url)
const sound = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8')
/** A platform A and three ramps r1 to r3, from 24 in; and A, r1 to r3 and the starter ramp r4, from 30 in. */
const SYSTEMS = { porch: sound('t2-straight'), commercial: sound('t5-phd-guards') }

/** What a sound system says once a person has made one mistake in it. */
function said(system: keyof typeof SYSTEMS, mistake: (described: Described) => void) {
  const json = JSON.parse(SYSTEMS[system])
  mistake(json)
  const description = readSystemDescription(json)
  const catalogue = catalogues(description.product)
  const { layout, issues } = layoutOfDescription(description, catalogue)
  const { errors, warnings } = quoteReport(analyse(layout, catalogue), issues)
  const lines = (list: typeof errors) => list.map(({ message, parts }) => `${message} [${parts.join(' ')}]`)
  return { errors: lines(errors), warnings: lines(warnings) }
}

const part = (described: Described, id: string) => {
  const found = described.parts.find((one) => one.id === id)
  if (!found) throw new Error(`there is no part ${id}`)
  return found
}
const onto = (to: string, side: string, position: string) => ({ to, side, position, mySide: 'TOP' })
const change = (id: string, fields: Fields) => (described: Described) =>
  Object.assign(part(described, id), fields)
const run = (fields: Fields) => (described: Described) => Object.assign(described.runs[0] ?? {}, fields)

describe('one mistake in a sound system (spec 3 §5.2 to §5.5)', () => {
  test('the systems are sound', () => {
    expect(said('porch', () => {})).toEqual({ errors: [], warnings: [] })
    expect(said('commercial', () => {})).toEqual({ errors: [], warnings: [] })
  })

  test.each`
    system          | error                                                                        | mistake
    ${'porch'}      | ${'Could not get PRSTL9 info [r1]'}                                          | ${change('r1', { shortName: 'PRSTL9' })}
    ${'porch'}      | ${'System parts cannot overlap [A X]'}                                       | ${(one: Described) => one.parts.push({ id: 'X', shortName: 'PPS45TL', at: { x: 500, y: 470 }, rotation: 45 })}
    ${'porch'}      | ${'5x5 is without connections. [X]'}                                         | ${(one: Described) => one.parts.push({ id: 'X', shortName: 'PPS55TL', at: { x: 900, y: 900 } })}
    ${'porch'}      | ${"some parts aren't assigned a run. [r3]"}                                  | ${run({ parts: ['A', 'r1', 'r2'] })}
    ${'porch'}      | ${'A part belongs to one run only. Remove it from the others. [r2]'}         | ${run({ parts: ['A', 'r1', 'r2', 'r2', 'r3'] })}
    ${'porch'}      | ${'Slope cant be 0 [A r1 r2 r3]'}                                            | ${run({ bottom: 30 })}
    ${'porch'}      | ${'Slope cant be greater than 1 [A r1 r2 r3]'}                               | ${run({ top: 288 })}
    ${'porch'}      | ${'Could not generate legs [A]'}                                             | ${run({ top: 104, bottom: 80 })}
    ${'porch'}      | ${'There are connections that overlap guards / handrails. [A r1]'}           | ${change('A', { handrailSides: ['LEFT', 'BOTTOM'] })}
    ${'porch'}      | ${'Connecting 8 ft to 22 in Stair is not a valid connection. [r2 r3]'}       | ${change('r3', { shortName: 'PST22' })}
    ${'porch'}      | ${'Stairs are not allowed in your primary run [r3]'}                         | ${change('r3', { shortName: 'PST22' })}
    ${'porch'}      | ${'Stairs and Ramps are not allowed in the same run [r2 r3]'}                | ${change('r3', { shortName: 'PST22' })}
    ${'porch'}      | ${'Different sized ramps cannot connect [r1 r2]'}                            | ${change('r2', { shortName: 'PRSTL648' })}
    ${'porch'}      | ${'8 ft upper end must be connected. [r2]'}                                  | ${change('r2', { shortName: 'PRSTL8', attach: undefined, at: { x: 467.7, y: 661.05 } })}
    ${'porch'}      | ${'Parts are not in proper alignment [A r1]'}                                | ${change('r1', { attach: undefined, at: { x: 474, y: 561.05 } })}
    ${'porch'}      | ${'8 ft lower end must be connected. [r3]'}                                  | ${(one: Described) => one.exits.pop()}
    ${'porch'}      | ${'Cannot assign an entrance to a ramp bottom support [r3]'}                 | ${(one: Described) => one.entrances.push({ part: 'r3', side: 'BOTTOM' })}
    ${'porch'}      | ${'Cannot assign an exit to a ramp top support [r1]'}                        | ${(one: Described) => one.exits.push({ part: 'r1', side: 'TOP' })}
    ${'porch'}      | ${'Platform edges of different sizes cannot connect [A X]'}                  | ${(one: Described) => one.parts.push({ id: 'X', shortName: 'PPS66TL', attach: onto('A', 'LEFT', 'LEFT') })}
    ${'porch'}      | ${'Connecting 5x5 to 45 Degree Piece is not a valid connection. [A r1]'}     | ${change('r1', { shortName: 'MPARR45' })}
    ${'commercial'} | ${'Center ramp connections are not allowed on PATHWAY HD [A r1]'}            | ${change('r1', { attach: onto('A', 'BOTTOM', 'CENTER') })}
    ${'commercial'} | ${'Side connections are not allowed on PATHWAY HD Resting Platforms [A r1]'} | ${change('A', { shortName: 'PHDP55RG' })}
    ${'commercial'} | ${'A starter ramp must be at the end of a run [r2 r3]'}                      | ${change('r2', { shortName: 'PHDRS648G' })}
    ${'commercial'} | ${'A ramp run must all have child rails in order. [r1 r2]'}                  | ${change('r2', { childRails: true })}
    ${'commercial'} | ${'An extender platform is not able to connect between 2 ramps [r1 r2 r3]'}  | ${change('r2', { shortName: 'PHDPX54G' })}
    ${'commercial'} | ${'These 2 parts cannot connect [A r1]'}                                     | ${change('r1', { shortName: 'PHDR860G' })}
  `('$error', ({ system, error, mistake }) => {
    expect(said(system, mistake).errors).toContain(error)
  })

  test.each`
    system          | warning                                                                               | mistake
    ${'porch'}      | ${'Warning: run Primary is 1:11, steeper than the desired ratio. [A r1 r2 r3]'}       | ${run({ top: 288 / 11 })}
    ${'commercial'} | ${'There must be a starter ramp if the runs height ends at 0 [r4]'}                   | ${change('r4', { shortName: 'PHDR648G' })}
    ${'commercial'} | ${'The ending height must be 0 if the run ends with a starter ramp. [A r1 r2 r3 r4]'} | ${run({ bottom: 5 })}
  `('$warning keeps nobody from a quote', ({ system, warning, mistake }) => {
    expect(said(system, mistake)).toEqual({ errors: [], warnings: [warning] })
  })
})
