import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { namesNothingGone, type Page } from './documents.ts'

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
