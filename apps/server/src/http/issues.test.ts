import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { expect, test } from 'vitest'
import { refuseErrors } from './issues.ts'

const p3g = catalogueOf(readCatalogue('P3G'))
const file = new URL('../../../../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
const job = analyse(
  layoutOfDescription(readSystemDescription(JSON.parse(readFileSync(file, 'utf8'))), p3g).layout,
  p3g,
)
const without = (shortName: string, { partsList, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  partsList: { ...partsList, lines: partsList.lines.filter((line) => line.shortName !== shortName) },
})

test('a system whose two counts agree is quoted; one whose list lacks a line is refused', () => {
  expect(() => refuseErrors(job)).not.toThrow()
  expect(() => refuseErrors(without('PRHP', job))).toThrow(/a second count finds/)
})
