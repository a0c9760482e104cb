import { expect, test } from 'vitest'
import {
  everyIsNeverExpected,
  folderIsListed,
  foldersMakeNoCircle,
  importedPackagesShareNoType,
  importsOnlyEarlierFolders,
  importsOnlyWhatIsDeclared,
  importsOnlyWhatTheTableAllows,
  indexIsThePublicFace,
  isNamedAfterSomething,
  isNamedExport,
  isNotTooFull,
  isNotTooLong,
  listedFolderExists,
  numbersAreTypedInOneField,
  onlyTheVerdictPraises,
  type Rule,
  siblingsDoNotMeet,
  staysApart,
  staysInsideItsPackage,
  typeIsExportedOnce,
} from './rules.ts'

const declared = importsOnlyWhatIsDeclared(() => ['react'])
const imports = (specifier: string) => `import { x } from '${specifier}'\n`
const long = 'x\n'.repeat(301)

const offences: readonly [title: string, rule: Rule, path: string, text: string, says: RegExp][] = [
  [
    'a library in the domain',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/a.ts',
    imports('zod'),
    /pass the value in/,
  ],
  [
    'a library of one folder in another',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/rules/legs/a.ts',
    imports('delaunator'),
    /pass the value in/,
  ],
  [
    'all of a package where one entry of it is known',
    importsOnlyWhatTheTableAllows,
    'packages/contracts/src/a.ts',
    imports('@ramp/papers'),
    /what a call takes/,
  ],
  [
    'Node in the editor',
    importsOnlyWhatTheTableAllows,
    'packages/editor/src/a.ts',
    imports('node:fs'),
    /no screen/,
  ],
  [
    'a type from an app',
    importsOnlyWhatTheTableAllows,
    'apps/portal/src/a.ts',
    "import type { A } from '@ramp/web'",
    /no code/,
  ],
  [
    'a library loaded later',
    importsOnlyWhatTheTableAllows,
    'packages/drawing/src/a.ts',
    "await import('pdfkit')",
    /marks/,
  ],
  [
    'a number field of Mantine',
    numbersAreTypedInOneField,
    'apps/web/src/features/legs/a.tsx',
    '<NumberInput value={1} />',
    /LengthField/,
  ],
  [
    'a number field of the browser',
    numbersAreTypedInOneField,
    'apps/portal/src/a.tsx',
    '<input type="number" />',
    /WholeNumberField/,
  ],
  [
    'a text field for numbers',
    numbersAreTypedInOneField,
    'apps/portal/src/a.tsx',
    '<TextInput inputMode="decimal" />',
    /store what was typed/,
  ],
  ['a side effect', importsOnlyWhatTheTableAllows, 'packages/domain/src/a.ts', "import 'zod'", /zod/],
  [
    'a re-export',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/a.ts',
    "export * from '@ramp/web'",
    /@ramp\/web/,
  ],
  [
    'an undeclared library',
    declared,
    'apps/web/src/lib/a.ts',
    imports('@mantine/core/styles.css'),
    /Add @mantine\/core/,
  ],
  [
    'a reach into another package',
    staysInsideItsPackage,
    'apps/web/src/lib/a.ts',
    imports('../../../server/src/app.ts'),
    /by its name/,
  ],
  ['a folder nobody listed', folderIsListed, 'packages/domain/src/stuff/a.ts', '', /reading order/],
  [
    'an import from a later folder',
    importsOnlyEarlierFolders,
    'packages/domain/src/model/layout/a.ts',
    imports('../../rules/runs/b.ts'),
    /rules.runs comes after model.layout/,
  ],
  [
    'a rule of the first count in the second',
    staysApart,
    'packages/domain/src/rules/cross-check/a.ts',
    imports('../parts-list/requirements-of-joints.ts'),
    /count from what lies there/,
  ],
  [
    'a feature in a feature',
    siblingsDoNotMeet,
    'apps/web/src/features/runs/a.ts',
    imports('../legs/b.ts'),
    /neighbour/,
  ],
  [
    'a module in a module',
    siblingsDoNotMeet,
    'apps/server/src/modules/items/a.ts',
    imports('../files/b.ts'),
    /neighbour/,
  ],
  [
    'a place in the reading order that is no folder',
    listedFolderExists,
    'apps/cli/src/main.ts',
    '',
    /lists quote-system, which is not there/,
  ],
  ['a long file', isNotTooLong, 'apps/web/src/lib/a.ts', long, /301 lines/],
  ['a file called utils', isNamedAfterSomething, 'apps/web/src/lib/utils.ts', '', /Name the file/],
  [
    'an index inside a package',
    indexIsThePublicFace,
    'packages/domain/src/rules/runs/index.ts',
    '',
    /directly/,
  ],
  ['a default export', isNamedExport, 'apps/web/src/lib/a.ts', 'export default 1', /by name/],
  [
    'a green box',
    onlyTheVerdictPraises,
    'apps/web/src/a.tsx',
    '<Notice tone="good">Fine</Notice>',
    /verdictOf/,
  ],
  ['a good tone', onlyTheVerdictPraises, 'packages/papers/src/a.ts', "return { tone: 'good' }", /verdictOf/],
  [
    'an expression that praises',
    onlyTheVerdictPraises,
    'apps/web/src/a.tsx',
    "<A tone={'good'} />",
    /verdictOf/,
  ],
  [
    'a list that may be empty',
    everyIsNeverExpected,
    'packages/domain/src/a.test.ts',
    'expect(\n  lines.filter((one) => one.ok).every((one) => one.total > 0),\n).toBe(true)',
    /expectEvery/,
  ],
  ['the words of praise', onlyTheVerdictPraises, 'apps/web/src/a.ts', 'title: APPROVED_TITLE', /verdictOf/],
]

test.each(offences)('%s is found, and the sentence says what to do', (_title, rule, path, text, says) => {
  expect(rule([{ path, text }])).toContainEqual(expect.stringMatching(says))
})

const innocent: readonly [title: string, rule: Rule, path: string, text: string][] = [
  [
    'a test may use what it likes',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/a.test.ts',
    imports('vitest'),
  ],
  [
    'a test may ask for every element elsewhere',
    everyIsNeverExpected,
    'packages/domain/src/a.test.ts',
    'const all = lines.every(isGood)\nexpect(all(1)).toBe(2)',
  ],
  [
    'a comment imports nothing',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/a.ts',
    "// import 'zod'\n/* from 'zod' */",
  ],
  [
    'the package itself',
    importsOnlyWhatTheTableAllows,
    'packages/drawing/src/a.ts',
    imports('@ramp/domain/fixtures'),
  ],
  [
    'an earlier folder',
    importsOnlyEarlierFolders,
    'packages/domain/src/rules/runs/a.ts',
    imports('../layout/b.ts'),
  ],
  [
    'the list itself in the cross-check',
    staysApart,
    'packages/domain/src/rules/cross-check/a.ts',
    imports('../parts-list/line.ts'),
  ],
  ['the same feature', siblingsDoNotMeet, 'apps/web/src/features/runs/a.ts', imports('./b.ts')],
  ['the index of a package', indexIsThePublicFace, 'packages/domain/src/index.ts', ''],
  ['long data', isNotTooLong, 'packages/domain/src/fixtures/a.ts', long],
]

test.each(innocent)('%s is no offence', (_title, rule, path, text) => {
  expect(rule([{ path, text }])).toEqual([])
})

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/a${index}${ending}`, text: '' }))

test('a folder of sixteen files is found, and tests, styles and data do not count', () => {
  const folder = 'apps/web/src/features/runs'
  const rest = ['.test.ts', '.module.css', '.data.ts'].flatMap((ending) => filesIn(folder, 16, ending))
  expect(isNotTooFull([])([...filesIn(folder, 15), ...rest])).toEqual([])
  expect(isNotTooFull([])(filesIn(folder, 16))).toEqual([expect.stringMatching(/holds 16 source files/)])
})

test('a folder known to be too full passes, and is told off the list once it is not', () => {
  const folder = 'apps/web/src/features/runs'
  expect(isNotTooFull([folder])(filesIn(folder, 16))).toEqual([])
  expect(isNotTooFull([folder])(filesIn(folder, 15))).toEqual([expect.stringMatching(/no longer too full/)])
})

const importing = (path: string, specifier: string) => ({ path, text: imports(specifier) })

test.each([
  [
    'of two',
    [importing('apps/web/src/a/x.ts', '../b/y.ts'), importing('apps/web/src/b/y.ts', '../a/z.ts')],
    2,
  ],
  [
    'of a folder and one inside it',
    [importing('apps/web/src/a/x.ts', './b/y.ts'), importing('apps/web/src/a/b/y.ts', '../z.ts')],
    2,
  ],
  [
    'of three, and what only leads to it is not blamed',
    [
      importing('apps/web/src/a/x.ts', '../b/x.ts'),
      importing('apps/web/src/b/x.ts', '../c/x.ts'),
      importing('apps/web/src/c/x.ts', '../a/x.ts'),
      importing('apps/web/src/d/x.ts', '../a/x.ts'),
      importing('apps/web/src/a/w.ts', '../e/x.ts'),
    ],
    3,
  ],
  ['of none', [importing('apps/web/src/a/x.ts', '../b/y.ts'), importing('apps/web/src/a/z.ts', './x.ts')], 0],
])('a circle of folders is found: one %s', (_title, sources, found) => {
  const offences = foldersMakeNoCircle(sources)
  expect(offences).toHaveLength(found)
  for (const offence of offences) expect(offence).toMatch(/leads back to .* folder of its own/)
})

const typed = (path: string, name: string) => ({
  path,
  text: `export type ${name} = { readonly a: number }\n`,
})

test('a type name that a package exports twice is found', () => {
  const sources = [
    typed('packages/domain/src/rules/runs/a.ts', 'Spot'),
    typed('packages/domain/src/rules/legs/b.ts', 'Spot'),
  ]
  expect(typeIsExportedOnce(sources)).toEqual([expect.stringContaining('Name each after what it is')])
  expect(
    typeIsExportedOnce([sources[0], typed('packages/solids/src/b.ts', 'Spot')].flatMap((one) => one ?? [])),
  ).toEqual([])
})

test.each(["export { type Spot } from './a.ts'", "export * from './a.ts'"])(
  'a type name that two imported packages give is found: %s',
  (index) => {
    const packageOf = (name: string) => [
      typed(`packages/${name}/src/a.ts`, 'Spot'),
      { path: `packages/${name}/src/index.ts`, text: index },
    ]
    const user = (...names: readonly string[]) => ({
      path: 'apps/web/src/a.ts',
      text: names.map((name) => `import { x } from '@ramp/${name}'`).join('\n'),
    })
    const packages = [...packageOf('domain'), ...packageOf('solids')]
    expect(importedPackagesShareNoType([...packages, user('domain', 'solids')])).toEqual([
      expect.stringContaining('apps/web/src/a.ts imports from both'),
    ])
    expect(importedPackagesShareNoType([...packages, user('domain')])).toEqual([])
  },
)
