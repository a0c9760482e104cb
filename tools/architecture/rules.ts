import { dirname } from 'node:path'
import {
  folderOf as folderIn,
  type Import,
  importsIn,
  isTest,
  libraryOf,
  packageOf,
  type Source,
  targetOf,
  withoutComments,
} from './sources.ts'
import { architecture, emptyNames, maxFiles, maxLines, siblings } from './table.ts'

/** Each rule gives one sentence for every offence, and the sentence says what to do instead. */
export type Rule = (sources: readonly Source[]) => string[]

const rulesFor = (path: string) => architecture[packageOf(path)]

/** The folder of a file, by the name the table has for it. */
const folderOf = (path: string): string => folderIn(path, rulesFor(path)?.wings)
const productOnly = (sources: readonly Source[]) => sources.filter(({ path }) => !isTest(path))
const isRelative = ({ specifier }: Import) => specifier.startsWith('.')

/** Imports of product code that leave the package, and those that stay inside. */
const outward = (sources: readonly Source[]) =>
  productOnly(sources)
    .flatMap(importsIn)
    .filter((each) => !isRelative(each))
const inward = (sources: readonly Source[]) => productOnly(sources).flatMap(importsIn).filter(isRelative)

export const importsOnlyWhatTheTableAllows: Rule = (sources) =>
  outward(sources)
    .filter(({ from, specifier }) => {
      const known = librariesFor(from)
      return !known.includes(libraryOf(specifier)) && !known.includes(specifier)
    })
    .map(
      ({ from, specifier }) =>
        `${from} imports ${specifier}, which ${packageOf(from)} may not know. ${rulesFor(from)?.instead}`,
    )

/** What a file may import from outside its package: what all of the package may, and what its folder alone may. */
const librariesFor = (path: string): readonly string[] => [
  ...(rulesFor(path)?.mayImport ?? []),
  ...(rulesFor(path)?.alone?.[folderOf(path)] ?? []),
]

export const importsOnlyWhatIsDeclared =
  (declaredBy: (packageFolder: string) => readonly string[]): Rule =>
  (sources) =>
    outward(sources)
      .filter(({ specifier }) => libraryOf(specifier) !== 'node')
      .filter(({ from, specifier }) => !declaredBy(packageOf(from)).includes(libraryOf(specifier)))
      .map(
        ({ from, specifier }) =>
          `${from} imports ${specifier}, which works only because another package installed it. ` +
          `Add ${libraryOf(specifier)} to the dependencies of ${packageOf(from)}/package.json.`,
      )

export const staysInsideItsPackage: Rule = (sources) =>
  sources
    .flatMap(importsIn)
    .filter(isRelative)
    .filter((each) => packageOf(targetOf(each)) !== packageOf(each.from))
    .map(
      ({ from, specifier }) =>
        `${from} reaches into another package by ${specifier}. Import the package by its name, or move the code ` +
        'to the lowest package that both may import.',
    )

export const folderIsListed: Rule = (sources) => {
  const unlisted = sources.filter(({ path }) => rulesFor(path)?.folders.includes(folderOf(path)) === false)
  return unlisted
    .filter(({ path }) => !isTest(path) && !path.endsWith('.d.ts') && !path.endsWith('.css'))
    .map(
      ({ path }) =>
        `${path} lies in a folder without a place in the reading order. Put ${folderOf(path)} into the list of ` +
        `${packageOf(path)} in tools/architecture/table.ts, after everything it imports.`,
    )
}

export const listedFolderExists: Rule = (sources) =>
  [...new Set(sources.map(({ path }) => packageOf(path)))].flatMap((packageFolder) => {
    const there = new Set(
      sources.filter(({ path }) => packageOf(path) === packageFolder).map(({ path }) => folderOf(path)),
    )
    return (architecture[packageFolder]?.folders ?? [])
      .filter((folder) => !there.has(folder))
      .map(
        (folder) =>
          `${packageFolder} lists ${folder}, which is not there. Take it off the list in tools/architecture/table.ts.`,
      )
  })

export const importsOnlyEarlierFolders: Rule = (sources) =>
  inward(sources).flatMap((each) => {
    const { from } = each
    const order = rulesFor(from)?.folders ?? []
    const [here, there] = [folderOf(from), folderOf(targetOf(each))]
    if (packageOf(targetOf(each)) !== packageOf(from) || order.indexOf(there) <= order.indexOf(here))
      return []
    return [
      `${from} imports ${each.specifier}, but ${there} comes after ${here}. Pass the value in, or move what both ` +
        `need to ${here} or a folder before it.`,
    ]
  })

/** The folder a file lies in; a file directly in `src` stands for itself. */
const placeOf = (path: string) => (path.split('/').length > 4 ? dirname(path) : path)

type Step = { readonly by: Import; readonly from: string; readonly to: string }

export const foldersMakeNoCircle: Rule = (sources) =>
  onCircles(inward(sources).map((by) => ({ by, from: placeOf(by.from), to: placeOf(targetOf(by)) }))).map(
    ({ by, from, to }) =>
      `${by.from} imports ${by.specifier}, but ${to} leads back to ${from}. Move what both need to a folder of its own, ` +
      'before both.',
  )

/** A folder that imports none of those that are left, or that none of them imports, lies on no circle. */
function onCircles(steps: readonly Step[]): readonly Step[] {
  const importing = new Set(steps.map(({ from }) => from))
  const imported = new Set(steps.map(({ to }) => to))
  const left = steps.filter(({ from, to }) => from !== to && imported.has(from) && importing.has(to))
  return left.length === steps.length ? steps : onCircles(left)
}

/** Whether a file lies in a folder, or is a file, that a list names by its path below `src`. */
const isNamedIn = (list: readonly string[], path: string): boolean => {
  const below = path.slice(`${packageOf(path)}/src/`.length).replace(/\.tsx?$/, '')
  return list.some((name) => below === name || below.startsWith(`${name}/`))
}

export const staysApart: Rule = (sources) =>
  inward(sources).flatMap((each) => {
    const { from, specifier } = each
    const here = folderOf(from)
    const rules = rulesFor(from)?.apart?.[here]
    if (!rules || isNamedIn([here, ...rules.mayImport], targetOf(each))) return []
    return [`${from} imports ${specifier}, which ${here} may not know. ${rules.why}`]
  })

/** `closures` for `apps/web/src/features/closures/panel.tsx`; nothing for a file that belongs to no feature. */
function siblingOf(path: string): string | null {
  const [, , , folder, name, ...rest] = path.split('/')
  if (!folder || !name || !siblings.includes(folder)) return null
  return rest.length > 0 ? name : (name.split('.')[0] ?? null)
}

export const siblingsDoNotMeet: Rule = (sources) =>
  inward(sources)
    .filter((each) => {
      const [here, there] = [siblingOf(each.from), siblingOf(targetOf(each))]
      return here !== null && there !== null && here !== there
    })
    .map(
      ({ from, specifier }) =>
        `${from} imports ${specifier} from its neighbour. What two of them need is domain, lib or ui; ` +
        'what joins two of them is app.',
    )

const isData = (path: string) => /\/(fixtures|data|generated)\/|\.(data|css)\b/.test(path)

export const isNotTooLong: Rule = (sources) =>
  sources
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
      most: isTest(path) ? maxLines.test : maxLines.source,
    }))
    .filter(({ lines, most }) => lines > most)
    .map(
      ({ path, lines, most }) =>
        `${path} has ${lines} lines, and ${most} is the most. Find the second idea in it and give it a file.`,
    )

export const isNotTooFull =
  (known: readonly string[]): Rule =>
  (sources) => {
    const files = new Map<string, number>()
    for (const { path } of productOnly(sources))
      if (!isData(path)) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
    const full = [...files].filter(([, count]) => count > maxFiles)
    return [
      ...full
        .filter(([folder]) => !known.includes(folder))
        .map(
          ([folder, count]) =>
            `${folder} holds ${count} source files, and ${maxFiles} is the most. Split it by what a newcomer looks for.`,
        ),
      ...known
        .filter((folder) => !full.some(([one]) => one === folder))
        .map(
          (folder) =>
            `${folder} is no longer too full. Take it off the list tooFull in tools/architecture/table.ts.`,
        ),
    ]
  }

export const isNamedAfterSomething: Rule = (sources) =>
  sources
    .map(({ path }) => path)
    .filter((path) => emptyNames.includes(path.split('/').at(-1)?.split('.')[0] ?? ''))
    .map((path) => `${path} is named after nothing. Name the file after what it exports.`)

export const indexIsThePublicFace: Rule = (sources) =>
  sources
    .map(({ path }) => path)
    .filter((path) => /\/src\/.+\/index\.tsx?$/.test(path))
    .map(
      (path) => `${path} hides where things are. Import the files directly; only a package has an index.ts.`,
    )

export const isNamedExport: Rule = (sources) =>
  sources
    .filter(({ text }) => /^export default\b/m.test(text))
    .map(
      ({ path }) =>
        `${path} has a default export. Export it by name, so that it is called the same everywhere.`,
    )

const EXPORTED_TYPE = /^export (?:declare )?(?:type|interface) (\w+)(?=[ <=])/gm

/** Names of the types that a file exports under a name of its own. */
const typesOf = ({ text }: Source): readonly string[] =>
  [...withoutComments(text).matchAll(EXPORTED_TYPE)].flatMap(([, name]) => name ?? [])

const filesByType = (sources: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>()
  for (const source of productOnly(sources))
    for (const name of typesOf(source)) files.set(name, [...(files.get(name) ?? []), source.path])
  return files
}

export const typeIsExportedOnce: Rule = (sources) =>
  [...new Set(sources.map(({ path }) => packageOf(path)))].flatMap((packageFolder) =>
    [...filesByType(sources.filter(({ path }) => packageOf(path) === packageFolder))]
      .filter(([, files]) => files.length > 1)
      .map(
        ([name, files]) =>
          `${name} is a type of its own in ${files.join(' and ')}. Name each after what it is, or export it from one place.`,
      ),
  )

/** The types that the index of a package gives to others, by its name. */
function publicTypes(sources: readonly Source[], packageFolder: string): ReadonlySet<string> {
  const own = sources.filter(({ path }) => packageOf(path) === packageFolder)
  const index = own.find(({ path }) => path === `${packageFolder}/src/index.ts`)
  if (!index) return new Set()
  const given = importsIn(index).map(targetOf)
  const named = new Set([...index.text.matchAll(/\b\w+\b/g)].map(([name]) => name))
  const isWhole = (path: string) =>
    index.text.includes(`export * from './${path.slice(`${packageFolder}/src/`.length)}'`)
  return new Set(
    own
      .filter(({ path }) => given.includes(path))
      .flatMap((source) => typesOf(source).filter((name) => named.has(name) || isWhole(source.path))),
  )
}

export const importedPackagesShareNoType: Rule = (sources) => {
  const packages = new Map(
    [...new Set(sources.map(({ path }) => packageOf(path)))]
      .filter((folder) => folder.startsWith('packages/'))
      .map((folder) => [folder.replace('packages/', '@ramp/'), publicTypes(sources, folder)] as const),
  )
  const pairs = new Map<string, string>()
  for (const source of productOnly(sources)) {
    const used = [...new Set(importsIn(source).map(({ specifier }) => specifier))].filter((one) =>
      packages.has(one),
    )
    for (const [place, a] of used.entries())
      for (const b of used.slice(place + 1))
        for (const name of packages.get(a) ?? [])
          if (packages.get(b)?.has(name))
            pairs.set(`${name} of ${[a, b].toSorted().join(' and ')}`, source.path)
  }
  return [...pairs].map(
    ([what, path]) =>
      `${what} are two types of one name, and ${path} imports from both. Name each after what it is.`,
  )
}

/** Where an opening parenthesis of a text ends. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

export const everyIsNeverExpected: Rule = (sources) =>
  sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bexpect\(/g)]
        .map(({ index }) => text.slice(index, closing(text, index + 'expect'.length)))
        .filter((asserted) => asserted.includes('.every('))
        .map(
          (asserted) =>
            `${path} passes on an empty list: ${asserted.slice(0, 60)}. Use expectEvery of @ramp/testing, which fails on one.`,
        ),
    )

/** Where numbers may be typed: the field and its faces. */
const NUMERIC_FIELD = 'packages/shell/src/fields/'
/** Fields that take numbers and drop what they cannot read: Mantine's, and the browser's. */
const OTHER_FIELDS = [
  /\bNumberInput\b/,
  /\btype=["'{]+number["'}]/,
  /\binputMode=["'{]+(?:numeric|decimal)\b/,
  /\bparseFloat\s*\(/,
  /\bparseLength\b/,
]

export const numbersAreTypedInOneField: Rule = (sources) =>
  productOnly(sources)
    .filter(({ path }) => path.endsWith('.tsx') && !path.startsWith(NUMERIC_FIELD))
    .filter(({ text }) => OTHER_FIELDS.some((field) => field.test(withoutComments(text))))
    .map(
      ({ path }) =>
        `${path} has a field of its own for a number. Use LengthField for lengths, WholeNumberField or DecimalField for ` +
        'other numbers: they store what was typed, or refuse it and say why.',
    )

/** A tone that praises, or its words, written down by hand. */
const PRAISE = /\btone(?::\s*|=\{?\s*)['"`]good['"`]|\bAPPROVED_TITLE\b/

/** Where a good tone is chosen, and the words that it has. */
const PRAISES = [
  'packages/domain/src/assist/verdict/',
  'packages/domain/src/assist/workflow/step-texts.ts',
] as const

export const onlyTheVerdictPraises: Rule = (sources) =>
  productOnly(sources)
    .filter(({ path }) => /\.tsx?$/.test(path))
    .filter(({ path, text }) => PRAISE.test(text) && !PRAISES.some((place) => path.startsWith(place)))
    .map(
      ({ path }) =>
        `${path} says itself that something is good. Show the tone and title of verdictOf, stepBanner or approvedBanner, ` +
        'so that no screen is green over a code that is not met.',
    )
