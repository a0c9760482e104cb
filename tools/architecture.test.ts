import { expect, test } from 'vitest'
import { colorsAreNamed, paletteHasColors } from './architecture/colors.ts'
import { figuresAreAlignedInColumns } from './architecture/figures.ts'
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
  siblingsDoNotMeet,
  staysApart,
  staysInsideItsPackage,
  typeIsExportedOnce,
} from './architecture/rules.ts'
import { declaredBy, sourcesOf } from './architecture/sources.ts'
import { architecture, tooFull } from './architecture/table.ts'

const sources = Object.keys(architecture).flatMap(sourcesOf)

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(50)
})

test.each([
  ['a package imports only what the table allows', importsOnlyWhatTheTableAllows],
  ['a package imports only what it declares', importsOnlyWhatIsDeclared(declaredBy)],
  ['a relative import stays inside its package', staysInsideItsPackage],
  ['every folder has its place in the reading order', folderIsListed],
  ['every place in the reading order is a folder', listedFolderExists],
  ['a folder imports only itself and the folders before it', importsOnlyEarlierFolders],
  ['folders do not import each other in a circle', foldersMakeNoCircle],
  ['a folder that stands apart imports only what it may know', staysApart],
  ['features and modules do not import each other', siblingsDoNotMeet],
  ['no file is too long', isNotTooLong],
  ['no folder holds too many files', isNotTooFull(tooFull)],
  ['a file is named after something', isNamedAfterSomething],
  ['only a package has an index', indexIsThePublicFace],
  ['exports have names', isNamedExport],
  ['only the verdict says that something is good', onlyTheVerdictPraises],
  ['a package exports a type name once', typeIsExportedOnce],
  ['a file imports no type name from two packages', importedPackagesShareNoType],
  ['numbers are typed in one field', numbersAreTypedInOneField],
  ['colors are named in the palette of their medium', colorsAreNamed],
  ['a palette has colors', paletteHasColors],
  ['figures of one width are for columns', figuresAreAlignedInColumns],
  ['a list is not expected to hold of every element without having one', everyIsNeverExpected],
])('%s', (_title, rule) => {
  expect(rule(sources)).toEqual([])
})
