import { expect, test } from 'vitest'
import {
  folderIsListed,
  importsOnlyEarlierFolders,
  importsOnlyWhatIsDeclared,
  importsOnlyWhatTheTableAllows,
  indexIsThePublicFace,
  isNamedAfterSomething,
  isNamedExport,
  isNotTooLong,
  type Rule,
  siblingsDoNotMeet,
  staysInsideItsPackage,
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
    'packages/domain/src/layout/a.ts',
    imports('../runs/b.ts'),
    /runs comes after layout/,
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
  ['a long file', isNotTooLong, 'apps/web/src/lib/a.ts', long, /301 lines/],
  ['a file called utils', isNamedAfterSomething, 'apps/web/src/lib/utils.ts', '', /Name the file/],
  ['an index inside a package', indexIsThePublicFace, 'packages/domain/src/runs/index.ts', '', /directly/],
  ['a default export', isNamedExport, 'apps/web/src/lib/a.ts', 'export default 1', /by name/],
]

test.each(offences)('%s is found, and the sentence says what to do', (_title, rule, path, text, says) => {
  expect(rule([{ path, text }])).toEqual([expect.stringMatching(says)])
})

const innocent: readonly [title: string, rule: Rule, path: string, text: string][] = [
  [
    'a test may use what it likes',
    importsOnlyWhatTheTableAllows,
    'packages/domain/src/a.test.ts',
    imports('vitest'),
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
    'packages/domain/src/runs/a.ts',
    imports('../layout/b.ts'),
  ],
  ['the same feature', siblingsDoNotMeet, 'apps/web/src/features/runs/a.ts', imports('./b.ts')],
  ['the index of a package', indexIsThePublicFace, 'packages/domain/src/index.ts', ''],
  ['long data', isNotTooLong, 'packages/domain/src/fixtures/a.ts', long],
]

test.each(innocent)('%s is no offence', (_title, rule, path, text) => {
  expect(rule([{ path, text }])).toEqual([])
})
