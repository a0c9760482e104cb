import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../steps/root.mjs'
import { type VisibleText, visibleTexts } from './visible-texts.ts'

const SOURCES = ['apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx']
const NOT_SHIPPED = /\.(?:test|bench)\.tsx?$|\/(?:testing|fixtures)\/|\.d\.ts$/

/** Every text that a person reads on screens, documents, in errors and in descriptions of calls. */
export const textsOfProduct = (): readonly VisibleText[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !NOT_SHIPPED.test(file) && existsSync(inRoot(file)))
    .flatMap((file) => visibleTexts(file, readFileSync(inRoot(file), 'utf8')))
