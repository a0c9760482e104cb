import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourcesOf } from './architecture/sources.ts'
import { inRoot } from './steps/root.mjs'

const library = inRoot('node_modules', '@mantine', 'core')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The modules of the library that lie behind its names. */
const moduleOf = new Map(
  [...read(library, 'esm', 'index.mjs').matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), join(library, 'esm', file)] as const),
  ),
)

/** Names of the style sheets of everything that a module of the library is made of. */
function sheetsUnder(file: string, seen: Set<string>): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.module.mjs')) return [basename(file, '.module.mjs')]
  return [...read(file).matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path = '']) =>
    sheetsUnder(join(dirname(file), path), seen),
  )
}

/** What the sources of an app, and of the shell around it, take from the library by value. */
const controlsOf = (app: string): readonly string[] =>
  ['packages/shell', app]
    .flatMap(sourcesOf)
    .flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Toasts are made of a control that no source names. */
const BEHIND = { 'apps/web': ['Notification'], 'apps/portal': [] } as const

describe.each(['apps/web', 'apps/portal'] as const)('%s', (app) => {
  const sheets = [...read(inRoot(app), 'src/ui/mantine.css').matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(
    ([, name]) => name,
  )
  const seen = new Set<string>()
  const wanted = [...controlsOf(app), ...BEHIND[app]].flatMap((name) =>
    sheetsUnder(moduleOf.get(name) ?? name, seen),
  )

  test('every control in use has its style', () => {
    expect(wanted.length).toBeGreaterThan(5)
    expect(wanted.filter((name) => !sheets.includes(name))).toEqual([])
  })

  test('no style comes that no control needs', () => {
    const always = ['baseline', 'default-css-variables', 'global']
    expect(sheets.filter((name = '') => ![...always, ...wanted].includes(name))).toEqual([])
  })

  test('the styles come in the order of the whole sheet, where a later one wins', () => {
    const whole = read(library, 'styles.layer.css')
    const places = sheets
      .slice(3)
      .map((name) =>
        whole.indexOf(/\.m_[0-9a-f]+/.exec(read(library, 'styles', `${name}.layer.css`))?.[0] ?? '?'),
      )
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})
