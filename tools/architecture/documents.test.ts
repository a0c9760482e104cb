import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { linksToNoHeading, namesNothingGone, type Page, scriptsNotThere } from './documents.ts'

const page = (path: string): Page => ({ path, text: readFileSync(inRoot(path), 'utf8') })

const pagesIn = (folder: string): Page[] =>
  readdirSync(inRoot(folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => page(folder === '' ? file : `${folder}/${file}`))

test('every file and folder that our pages name is there', () => {
  expect(
    namesNothingGone([
      ...pagesIn(''),
      ...pagesIn('docs'),
      ...pagesIn('docs/decisions'),
      ...pagesIn('packages/domain'),
    ]),
  ).toEqual([])
})

test.each([
  ['a file that is gone', '`packages/domain/src/rules/legs/gone.ts`', 1],
  ['a link that leads nowhere', '[the words](words.md)', 1],
  ['a link that leads to a page beside it', '[the words](glossary.md)', 0],
  ['two files in braces, one of them gone', '`packages/domain/src/rules/codes/{ada-2010,ada-1999}.ts`', 1],
  ['a file that a build makes, before it is built', '`apps/nowhere/dist/main.js`', 0],
  ['a rule by its place in the domain', '`rules/codes/ada-2010.ts`', 0],
  ['a folder of rules that is gone', '`landings-and-rests/`', 1],
  ['a folder of panels', '`closures/`', 0],
  ['any resource', '`apps/server/src/modules/<resource>`', 0],
  ['a command', '`npm run quote` and `choice.owner-gone`', 0],
  ['an address on the web', '[the code](https://example.com/a)', 0],
])('%s', (_title, text, faults) => {
  expect(namesNothingGone([{ path: 'docs/architecture.md', text }])).toHaveLength(faults)
})

test('every link of our pages to a heading finds it', () => {
  expect(linksToNoHeading([...pagesIn(''), ...pagesIn('docs')])).toEqual([])
})

test('every script that our pages say to run is there', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  expect(scriptsNotThere([...pagesIn(''), ...pagesIn('docs')], Object.keys(scripts))).toEqual([])
})

test.each([
  ['of the page', '## Back up\n[Back up](#back-up)', 0],
  ['of another page', '[commit](../CONTRIBUTING.md#commit)', 0],
  ['with a comma and a dash', '## Stop, then re-start\n[stop](#stop-then-re-start)', 0],
  ['that is gone', '## Back up\n[Restore](#restore)', 1],
])('a link to a heading %s', (_title, text, faults) => {
  expect(linksToNoHeading([{ path: 'docs/operations.md', text }])).toHaveLength(faults)
})

test.each([
  ['npm run backup -- list', 0],
  ['npm run --silent backup', 0],
  ['npm run back-up', 1],
])('a page that says: %s', (text, faults) => {
  expect(scriptsNotThere([{ path: 'README.md', text }], ['backup'])).toHaveLength(faults)
})
