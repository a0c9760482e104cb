import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../steps/root.mjs'
import { type VisibleText, visibleTexts } from './visible-texts.ts'

const SOURCES = ['apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx']
/** Items have names and descriptions that are printed on every parts list. */
const ITEMS = ['packages/catalogue-files/data/*/*.csv']
const NOT_SHIPPED = /\.(?:test|bench)\.tsx?$|\/(?:testing|fixtures)\/|\.d\.ts$/

/** Every text that a person reads on screens, documents, in errors and in descriptions of calls. */
export const textsOfProduct = (): readonly VisibleText[] =>
  filesOf(SOURCES).flatMap((file) => visibleTexts(file, readFileSync(inRoot(file), 'utf8')))

/** The rows of the catalog: what an item is called beside its numbers. */
export const textsOfItems = (): readonly VisibleText[] =>
  filesOf(ITEMS).flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text })),
  )

const filesOf = (patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !NOT_SHIPPED.test(file) && existsSync(inRoot(file)))
