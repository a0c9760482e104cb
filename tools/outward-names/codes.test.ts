import { auditEvent, ERROR_STATUS, QUOTE_TYPES } from '@ramp/contracts'
import { codeFindings, ISSUE_CODES } from '@ramp/domain'
import { expect, test } from 'vitest'
import { TONES } from '../../packages/domain/src/assist/verdict/verdict.ts'
import type { CodeTable } from '../../packages/domain/src/rules/codes/code-rule.ts'
import { expectNames } from './expect-names.ts'
import { analysesOfFixtures } from './reading/fixtures.ts'
import {
  callsIn,
  child,
  dotted,
  fieldsNamed,
  filesUnder,
  nameOf,
  nodesIn,
  shipped,
} from './reading/syntax.ts'
import { OPEN, textsOf } from './reading/texts.ts'

/** The tables of all building codes, whatever they are called. */
const tables = Object.values(
  import.meta.glob(['../../packages/domain/src/rules/codes/*.ts', '!**/*.test.ts'], { eager: true }),
)
  .flatMap((exported) => Object.values(exported as Readonly<Record<string, unknown>>))
  .filter(isCodeTable)

function isCodeTable(value: unknown): value is CodeTable {
  return typeof value === 'object' && value !== null && 'rules' in value && 'family' in value
}

const findings = analysesOfFixtures().flatMap((analysis) => codeFindings(analysis))
const fitFiles = filesUnder('packages/domain/src/assist/fit')

/** What the fields of this name are, as far as the sources of 'Fit a ramp' say it. */
const inFit = (name: string) =>
  fieldsNamed(name, fitFiles)
    .flatMap(({ value, file }) => textsOf(value, file))
    .filter((text) => text !== OPEN)

/** The fields of the type that a field of this name has: those that a relaxation can change. */
const fieldsOfType = (name: string) =>
  fitFiles.flatMap(({ tree }) => {
    const types = nodesIn(tree)
      .filter((node) => node.type === 'TSPropertySignature' && nameOf(child(node, 'key')) === name)
      .flatMap((node) => nodesIn(node).filter(({ type }) => type === 'TSTypeReference'))
      .map((node) => nameOf(child(node, 'typeName')))
    return nodesIn(tree)
      .filter((node) => node.type === 'TSTypeAliasDeclaration' && types.includes(nameOf(child(node, 'id'))))
      .flatMap((node) => nodesIn(node).filter(({ type }) => type === 'TSPropertySignature'))
      .flatMap((node) => nameOf(child(node, 'key')) ?? [])
  })

const refusals = callsIn(shipped()).filter(({ callee }) => /^(AppError|CallError)$/.test(callee))
const codesRefusedWith = refusals.flatMap(({ callee, args, file }) =>
  textsOf(args[callee === 'AppError' ? 0 : 1] ?? null, file),
)

test('programs find problems and verdicts by the codes of the list', () =>
  expectNames('codes', {
    'Issues of a layout': ISSUE_CODES,
    'Tones of a verdict': TONES,
    'Sections of the building codes': tables.flatMap(({ family, edition, rules }) =>
      rules.map(({ section }) => `${family} ${edition} ${section}`),
    ),
    'Results of a finding': findings.map(({ result }) => result),
    'Units of a finding': findings.flatMap(({ unit }) => unit ?? []),
    'Why no ramp fits': inFit('code'),
    'What would fit instead': fieldsOfType('change'),
    'Types of a quote': QUOTE_TYPES,
    'Audit events': auditEvent.options,
    'Refusals of a call, and their status': Object.entries(ERROR_STATUS).map(
      ([code, status]) => `${code} ${status}`,
    ),
    'Calls that did not succeed, as a browser says it': codesRefusedWith.filter(
      (code) => code !== OPEN && !Object.hasOwn(ERROR_STATUS, code),
    ),
  }))

test('every refusal of the server says its code where it is made, or carries that of another', () => {
  const made = refusals.filter(({ callee }) => callee === 'AppError')
  expect(made.length).toBeGreaterThan(50)
  const unread = made.filter(({ args, file }) => textsOf(args[0] ?? null, file).includes(OPEN))
  // What a worker refused with, which made it here.
  expect(unread.map(({ args: [code] }) => dotted(code ?? null))).toEqual(['outcome.code'])
  expect(codesRefusedWith.filter((code) => Object.hasOwn(ERROR_STATUS, code)).length).toBeGreaterThan(50)
})
