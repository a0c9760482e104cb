import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { root } from '../steps/root.mjs'

/** A source file, by its path from the repository's folder with forward slashes. */
export type Source = { readonly path: string; readonly text: string }

export type Import = { readonly from: string; readonly specifier: string }

/** All sources of a package, tests included. */
export const sourcesOf = (packageFolder: string): Source[] => sourcesUnder(join(root, packageFolder, 'src'))

function sourcesUnder(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesUnder(path)
    if (!/\.(tsx?|css)$/.test(path)) return []
    return [{ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }]
  })
}

/** The dependencies that a package declares for itself. */
export function declaredBy(packageFolder: string): readonly string[] {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, packageFolder, 'package.json'), 'utf8'),
  )
  return Object.keys(manifest.dependencies ?? {})
}

const importClauses = [
  /^\s*(?:import|export)\s[^'"`;=()]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g,
]

const found = new WeakMap<Source, readonly Import[]>()

/** Everything a file imports, re-exports, or loads later, types included. Most rules ask, so a file is read once. */
export function importsIn(source: Source): readonly Import[] {
  const known = found.get(source) ?? readImports(source)
  found.set(source, known)
  return known
}

function readImports({ path, text }: Source): readonly Import[] {
  const code = withoutComments(text)
  return importClauses.flatMap((clause) =>
    [...code.matchAll(clause)].flatMap(([, specifier]) => (specifier ? [{ from: path, specifier }] : [])),
  )
}

export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

export const isTest = (path: string) => /\.test\.tsx?$|\/(fixtures|testing)\/|\/testing\.ts$/.test(path)

export const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

/**
 * The first folder under `src`, or the file's name where it lies directly in `src`; in a wing, which is a folder of
 * such folders, both: `rules/legs`.
 */
export const folderOf = (path: string, wings: readonly string[] = []) => {
  const [first = '', second = ''] = path
    .split('/')
    .slice(3)
    .map((part) => part.split('.')[0] ?? '')
  return wings.includes(first) ? `${first}/${second}` : first
}

/** The name of the package that a specifier such as `@mantine/core/styles.css` or `node:fs` belongs to. */
export const libraryOf = (specifier: string) =>
  specifier.startsWith('node:') ? 'node' : (/^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0] ?? specifier)

/** Where a relative import leads, as a path from the repository's folder. */
export const targetOf = ({ from, specifier }: Import) =>
  join(dirname(from), specifier.replace(/\?.*$/, '')).split(sep).join('/')
