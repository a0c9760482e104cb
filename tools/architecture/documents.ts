import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../steps/root.mjs'

/** A page of ours, by its path from the repository's folder. */
export type Page = { readonly path: string; readonly text: string }

/** Where a path on a page may begin: at the repository, at the page, or where the rules, marks, tools, panels and calls lie. */
const beginningsOf = ({ path }: Page) => [
  '',
  dirname(path),
  'packages/domain/src',
  'packages/drawing/src',
  'packages/editor/src',
  'apps/web/src/features',
  'apps/server/src/modules',
]

/** Files and folders that a page names and nobody finds, one sentence each. */
export const namesNothingGone = (pages: readonly Page[]): string[] =>
  pages.flatMap((page) =>
    pathsIn(page)
      .filter((path) => !beginningsOf(page).some((folder) => isInRepository(join(folder, path))))
      .map((path) => `${page.path} names ${path}, which is not there. Say where it is now, or leave it out.`),
  )

/** Links of pages to a heading that the page they lead to does not have, one sentence each. */
export const linksToNoHeading = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:\s]*)#([^)\s]+)\)/g)]
      .filter(([, file = '', anchor = '']) => {
        const target = file === '' ? text : readFileSync(inRoot(dirname(path), file), 'utf8')
        return !anchorsOf(target).includes(anchor)
      })
      .map(([link]) => `${path} has the link ${link}, and there is no such heading.`),
  )

/** Headings as links name them. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Scripts that pages tell somebody to run and that `package.json` does not have, one sentence each. */
export const scriptsNotThere = (pages: readonly Page[], scripts: readonly string[]): string[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:--silent |-s )?([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${path} names npm run ${name}, and package.json has no such script.`),
  )

const READS_LIKE_A_PATH = /^(packages|apps|tools|docs|bench|e2e)\/|\/.*\.(ts|tsx|md|csv)$|^[a-z][a-z/-]*\/$/

/** Folders that the running product makes, and those it makes in them. */
const MADE_LATER = ['data/', 'database/', 'backups/', 'files/', 'restoring/']
/** What a build makes: it may not be there yet. */
const BUILT = /\/dist\//

/** Links to files, and code that reads like a path: with a folder we have in front, a source file behind, or a slash at its end. */
function pathsIn({ text }: Page): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '')
  const code = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path ?? '')
    .filter(
      (path) =>
        READS_LIKE_A_PATH.test(path) &&
        !path.includes('NNN') &&
        !MADE_LATER.includes(path) &&
        !BUILT.test(path),
    )
  return [...links, ...code.flatMap(alternatives)]
}

/** `a/{b,c}.ts` names two files; `<resource>` stands for any folder. */
function alternatives(path: string): readonly string[] {
  const [, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? []
  if (before === undefined || inside === undefined || after === undefined)
    return [path.replace(/<[^>]+>/g, '*')]
  return inside.split(',').flatMap((one) => alternatives(before + one + after))
}

/** Whether there is such a file or folder; `*` stands for any letters of one name. */
function isInRepository(path: string): boolean {
  return matches(
    inRoot(),
    path.split('/').filter((name) => name !== '' && name !== '.'),
  )
}

function matches(folder: string, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (name === '..') return matches(dirname(folder), rest)
  if (!name.includes('*')) return existsSync(join(folder, name)) && matches(join(folder, name), rest)
  const pattern = new RegExp(`^${name.split('*').map(escaped).join('.*')}$`)
  return readdirSync(folder)
    .filter((entry) => pattern.test(entry))
    .some((entry) => matches(join(folder, entry), rest))
}

const escaped = (text: string): string => text.replace(/[.\\+?^$()[\]{}|-]/g, '\\$&')
