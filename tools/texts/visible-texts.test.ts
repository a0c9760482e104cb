import { expect, test } from 'vitest'
import { visibleTexts } from './visible-texts.ts'

const texts = (source: string) => visibleTexts('a.tsx', source).map(({ text }) => text)

test.each<[string, string, readonly string[]]>([
  ['text of the markup', 'const a = <p>Draw the ramp.</p>', ['Draw the ramp.']],
  ['one word of the markup', 'const a = <b>Remove</b>', ['Remove']],
  ['a label', 'const a = <Field label="Valid for (days)" className="wide field" />', ['Valid for (days)']],
  ['a message with values', 'const a = `\x24{part} is on the ground.`', ['{} is on the ground.']],
  ['a message that ends with a value', 'const a = `Remove \x24{part}`', ['Remove {}']],
  [
    'a description of a call',
    "endpoint({ summary: 'Creates a quote.', path: '/a b' })",
    ['Creates a quote.'],
  ],
  [
    'a refusal',
    "throw new AppError('quote.accepted', 'This quote was accepted.')",
    ['This quote was accepted.'],
  ],
  ['a fault of the program', "throw new Error('no catalog was given to the worker')", []],
  ['a statement', "sql.all('select a, b from quotes where c = d')", []],
  ['a type', "type A = 'Draw the ramp'", []],
  ['an import', "import { a } from 'the library of x'", []],
  ['a name', "const mode = 'run-builder'", []],
  ['a label of one word', "const name = 'Proposal'", ['Proposal']],
])('of %s: %j gives %j', (_, source, found) => {
  expect(texts(source)).toEqual(found)
})

test('a text has the line it begins on', () => {
  expect(visibleTexts('a.ts', "\n\nconst a = 'Draw the ramp'")).toEqual([
    { file: 'a.ts', line: 3, text: 'Draw the ramp' },
  ])
})
