import { describe, expect, test } from 'vitest'
import { p3g } from '../../fixtures/systems.ts'
import { describeSystem } from './describe-system.ts'
import { layoutOfDescription, readSystemDescription } from './read-system-description.ts'

const exception = {
  code: 'IRC',
  section: 'R312.1.1',
  title: 'Highest surface without a guard',
  measured: 31,
  acceptedBy: 'J. Ortiz, plan review',
  reason: 'Grade is raised to 30 in by the owner.',
  document: 'Variance 2026-114',
} as const

const described = (options: Readonly<Record<string, unknown>>) => ({
  format: 'ramp-system/1',
  product: 'P3G',
  parts: [{ id: 'a', shortName: 'PRSTL8', at: { x: 1, y: 2 } }],
  options,
})
const projectOf = (options: Readonly<Record<string, unknown>>) =>
  layoutOfDescription(readSystemDescription(described(options)), p3g).layout.project

describe('the codes of a system description', () => {
  test.each<[readonly string[], readonly string[] | undefined]>([
    [['IRC'], undefined],
    [['IRC', 'Practice'], undefined],
    [
      ['ADA', 'IBC', 'ADA'],
      ['ADA', 'IBC'],
    ],
  ])('%j are stored as %j', (codes, stored) => {
    expect(projectOf({ codes }).codes).toEqual(stored)
  })

  test('are written as they were read, with the edition and what was accepted', () => {
    const options = { codes: ['ADA'], codeEdition: 'VRC 2021', exceptions: [exception] }
    const { layout } = layoutOfDescription(readSystemDescription(described(options)), p3g)
    expect(describeSystem(layout, p3g).options).toMatchObject(options)
  })

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ codes: ['NBC'] }, 'options.codes[0]: is "NBC"; it must be one of IRC, ADA, IBC, Practice'],
    [{ codeEdition: 2021 }, 'options.codeEdition: is 2021; it must be a text'],
    [
      { exceptions: [{ ...exception, document: '' }] },
      'options.exceptions[0].document: is ""; it must be a text',
    ],
  ])('%j are refused with the field named', (options, sentence) => {
    expect(() => projectOf(options)).toThrow(sentence)
  })
})
