import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CatalogueError, catalogueFolder, readCatalogue, readCatalogueFiles } from './index.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  cpSync(catalogueFolder, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

type Change = (text: string) => string

function change(file: string, edit: Change): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

function problems(): readonly string[] {
  try {
    readCatalogue('P3G', folder)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
}

/** Replaces the first `from` in the line that begins with `shortName`. */
const inRow =
  (shortName: string, from: string, to: string): Change =>
  (text) =>
    text
      .split('\n')
      .map((line) => (line.startsWith(`${shortName},`) ? line.replace(from, to) : line))
      .join('\n')

const withoutRow =
  (shortName: string): Change =>
  (text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith(`${shortName},`))
      .join('\n')

const lineOf = (file: string, shortName: string): number =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`${shortName},`)) + 1

test('the catalogue of the product is sound: five lines at one version and with the same price levels', () => {
  const catalogues = readCatalogueFiles()
  expect(catalogues.map(({ productLine }) => productLine)).toEqual(['P3G', 'P2G', 'PHD', 'APD', 'HAR'])
  expect(catalogues).toEqual(catalogues.map(({ productLine }) => readCatalogue(productLine)))
  expect(catalogues[0]?.version).toMatch(/^\d{4}\.\d+$/)
  expect(new Set(catalogues.map(({ version }) => version)).size).toBe(1)
  expect(new Set(catalogues.map(({ priceLevels }) => JSON.stringify(priceLevels))).size).toBe(1)
})

test.each(['T3G', 'RAILWAY'] as const)(
  'the catalogue of %s is not opened, and the message says which are',
  (line) => {
    expect(() => readCatalogue(line)).toThrow(
      new CatalogueError([`The catalog of ${line} is not available; choose one of P3G, P2G, PHD, APD, HAR.`]),
    )
  },
)

test('an item number names one article at one price, in whatever line it is sold', () => {
  const prices = new Map<string, Set<number | null>>()
  for (const { itemNumber, price } of readCatalogueFiles().flatMap(({ items }) => items)) {
    prices.set(itemNumber, (prices.get(itemNumber) ?? new Set()).add(price))
  }
  expect([...prices].filter(([, ofNumber]) => ofNumber.size > 1)).toEqual([])
})

test('a dollar price becomes the same number of cents, whatever a fraction would make of it', () => {
  change('p3g/hardware.csv', inRow('PRHP', '27.91', '1136710.07'))
  expect(readCatalogue('P3G', folder).items.find(({ shortName }) => shortName === 'PRHP')?.price).toBe(
    113671007,
  )
})

describe('one wrong cell is named by file and line, with what to do', () => {
  test.each`
    what                      | file                            | row          | from                    | to                       | says
    ${'a negative price'}     | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'908.43'}             | ${'-3.20'}               | ${'price must not be negative, found -3.20; write the retail price in dollars, for example 908.43'}
    ${'a thousands comma'}    | ${'p3g/ramps.csv'}              | ${'PRSTL8'}  | ${'1062.08'}            | ${'"1,062.08"'}          | ${'price must be dollars with two decimals, found 1,062.08; write the retail price in dollars, for example 908.43'}
    ${'one decimal'}          | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'908.43'}             | ${'908.4'}               | ${'price must be dollars with two decimals, found 908.4; write the retail price in dollars, for example 908.43'}
    ${'no price'}             | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'908.43'}             | ${''}                    | ${'price must not be empty; write the retail price in dollars, for example 908.43'}
    ${'no platform price'}    | ${'p3g/platforms.csv'}          | ${'PPS55TL'} | ${'1358.70'}            | ${''}                    | ${'price must not be empty for role platform; write the retail price in dollars, for example 908.43'}
    ${'a negative weight'}    | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${',97,'}               | ${',-97,'}               | ${'weight must not be negative, found -97; write pounds, for example 97 or 4.6'}
    ${'a word for a size'}    | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${',36,72,'}            | ${',wide,72,'}           | ${'usableWidth must be a number, found wide; write inches, for example 36 or 66.1'}
    ${'a length of nothing'}  | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${',36,72,'}            | ${',36,0,'}              | ${'usableLength must be more than zero, found 0; write inches, for example 36 or 66.1'}
    ${'a part too narrow'}    | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'41.5'}               | ${'31.5'}                | ${'width must not be less than usableWidth 36, found 31.5; write the overall size'}
    ${'a misspelt surface'}   | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'SOLID'}              | ${'SOLLID'}              | ${'surface is unknown, found SOLLID; use one of SOLID, EXP_METAL'}
    ${'a role of elsewhere'}  | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${',ramp,'}             | ${',leg,'}               | ${'role leg does not belong in ramps.csv; move the row to legs.csv, or use one of ramp, starter-ramp'}
    ${'perhaps'}              | ${'p3g/platforms.csv'}          | ${'PPS55TL'} | ${',no,'}               | ${',perhaps,'}           | ${'isTurn must be yes or no, found perhaps; write yes or no'}
    ${'a short item number'}  | ${'p3g/legs.csv'}               | ${'PSL22PR'} | ${'29122'}              | ${'2912'}                | ${'itemNumber must be five digits, found 2912; write the item number, for example 21160'}
    ${'unreadable pieces'}    | ${'residential/vpl.csv'}        | ${'VPLUG'}   | ${'1 x PUG + 1 x PISW'} | ${'PUG and PISW'}        | ${'expandsTo cannot be read, found PUG and PISW; write pieces as in 2 x PPEM45TTL + 1 x PPPC'}
    ${'pieces of nobody'}     | ${'residential/vpl.csv'}        | ${'VPLUG'}   | ${'1 x PISW'}           | ${'1 x PISWW'}           | ${'expandsTo names PISWW, which no item is called; write an existing short name'}
    ${'pieces of pieces'}     | ${'residential/vpl.csv'}        | ${'VPLUG'}   | ${'1 x PISW'}           | ${'1 x TMEM 4.75'}       | ${'expandsTo names TMEM 4.75, which expands itself; write what it expands to'}
    ${'a brace for no side'}  | ${'p3g/braces-and-add-ons.csv'} | ${'PUCB5'}   | ${',60,'}               | ${',,'}                  | ${'limit must not be empty for role brace-cross; write in inches how far the item reaches in its role'}
    ${'a reversed stair'}     | ${'p3g/stairs.csv'}             | ${'PST50'}   | ${',50,57,'}            | ${',50,43,'}             | ${'maxHeightLessThan must be more than minHeightInclusive 50, found 43; swap or correct the two'}
    ${'a gap between stairs'} | ${'p3g/stairs.csv'}             | ${'PST50'}   | ${',50,57,'}            | ${',51,57,'}             | ${'minHeightInclusive must be 50, where the stair before it ends (p3g/stairs.csv line 7), found 51; order stairs from low to high without gap or overlap'}
    ${'legs out of order'}    | ${'p3g/legs.csv'}               | ${'PSL22PR'} | ${',22,4.6'}            | ${',16,4.6'}             | ${'limit must be more than 16 of the leg before it (p3g/legs.csv line 3), found 16; order legs from short to long'}
    ${'an open quotation'}    | ${'p3g/ramps.csv'}              | ${'PRSTL6'}  | ${'6 ft"'}              | ${'6 ft'}                | ${'a quotation mark is missing or in the wrong place; put one before and one after the text'}
    ${'a cell too many'}      | ${'p3g/hardware.csv'}           | ${'PPPC'}    | ${'Platform Connector'} | ${'Platform, Connector'} | ${'the row has 10 cells where the header has 9; restore what was cut off, check the commas, and put a text that contains a comma in quotation marks'}
  `('$what in $file', ({ file, row, from, to, says }) => {
    change(file, inRow(row, from, to))
    expect(problems()).toEqual([`${file} line ${lineOf(file, row)}: ${says}`])
  })
})

describe('what is wrong with a whole file', () => {
  test('a missing column', () => {
    change('p3g/legs.csv', (text) => text.replace(',weight,', ',').replaceAll(/,[\d.]+(,[\d.]+)$/gm, '$1'))
    expect(problems()).toEqual([
      'p3g/legs.csv line 1: column weight is missing; add it to the first line and fill it in every row',
    ])
  })

  test('an unknown column, and one that stands there twice', () => {
    change('p3g/legs.csv', (text) => text.replace('limit,weight', 'reach,price'))
    expect(problems()).toEqual([
      'p3g/legs.csv line 1: column limit is missing; add it to the first line and fill it in every row',
      'p3g/legs.csv line 1: column weight is missing; add it to the first line and fill it in every row',
      'p3g/legs.csv line 1: column reach is unknown; remove it, or use one of ' +
        'shortName, itemNumber, role, frontendName, description, limit, weight, price',
      'p3g/legs.csv line 1: column price is listed twice; remove one of the two',
    ])
  })

  test('a file cut in half says where it breaks off and what the rules now lack', () => {
    change('p3g/hardware.csv', (text) => text.slice(0, text.length / 2))
    const [broken, ...lacking] = problems().filter((problem) => problem.startsWith('p3g/hardware.csv'))
    expect(broken).toBe(
      'p3g/hardware.csv line 8: the file ends in the middle of a line; ' +
        'restore what was cut off, or end the last line with a line break',
    )
    expect(lacking).toEqual([
      'p3g/hardware.csv line 8: the row has 2 cells where the header has 9; restore what was cut off, ' +
        'check the commas, and put a text that contains a comma in quotation marks',
    ])
    expect(problems()).toContain(
      'P3G: no item has the role end-caps, which the rules need; add a row with that role to hardware.csv',
    )
  })

  test.each(['ramps', 'platforms', 'legs'])(
    '%s.csv cut off within a line is never taken for whole',
    (name) => {
      const text = readFileSync(join(folder, `p3g/${name}.csv`), 'utf8')
      const half = Math.floor(text.length / 2)
      const cuts = Array.from({ length: 12 }, (_, step) => half + 7 * step).filter(
        (end) => text[end - 1] !== '\n',
      )
      const accepted = cuts.filter((end) => {
        writeFileSync(join(folder, `p3g/${name}.csv`), text.slice(0, end))
        return problems().length === 0
      })
      expect(cuts.length).toBeGreaterThan(5)
      expect(accepted).toEqual([])
    },
  )

  test('a file that is empty, missing or under a wrong name', () => {
    writeFileSync(join(folder, 'p3g/legs.csv'), '')
    rmSync(join(folder, 'p3g/stairs.csv'))
    writeFileSync(join(folder, 'p3g/stair.csv'), 'shortName\n')
    const found = problems()
    expect(found).toContain(
      'P3G: no item has the role stair, which the rules need; add a row with that role to stairs.csv',
    )
    expect(found).toContain(
      'P3G: no item has the role leg, which the rules need; add a row with that role to legs.csv',
    )
    expect(found.some((problem) => problem.startsWith('p3g/stair.csv: this file name is not known'))).toBe(
      true,
    )
    expect(found.some((problem) => problem.startsWith('p3g/legs.csv: the file is empty'))).toBe(true)
  })

  test('line ends of Windows, a byte order mark and blank lines are no problem', () => {
    change('p3g/legs.csv', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)
    expect(problems()).toEqual([])
  })
})

describe('rows against each other', () => {
  test('the same item number in two files names both lines', () => {
    change('p3g/legs.csv', inRow('PSL22PR', '29122', '29031'))
    expect(problems()).toEqual([
      'p3g/legs.csv line 4: item number 29031 is already used in p3g/hardware.csv line 3; ' +
        'give each item its own item number',
    ])
  })

  test('the same short name twice names both lines', () => {
    change('p3g/hardware.csv', inRow('PRCP', 'PRCP', 'PPPC'))
    expect(problems()).toEqual([
      'p3g/hardware.csv line 13: short name PPPC is already used in p3g/hardware.csv line 3; ' +
        'give each item its own short name',
    ])
  })

  test('a part the rules need is missing', () => {
    change('p3g/hardware.csv', withoutRow('PRST'))
    expect(problems()).toEqual([
      'P3G: no item has the role support-top, which the rules need; add a row with that role to hardware.csv',
    ])
  })

  test('a wrong stair in the middle is told once, not again by its neighbours', () => {
    change('p3g/stairs.csv', inRow('PST22', '1070.00', '-1'))
    expect(problems()).toHaveLength(1)
  })

  test('all problems of all files are told at once, each in its own line of the message', () => {
    change('p3g/ramps.csv', inRow('PRSTL6', '908.43', '-3.20'))
    change('p3g/ramps.csv', inRow('PRSTL8', '126', 'heavy'))
    change('residential/portables.csv', inRow('TLE', '89.00', 'free'))
    change('price-levels.csv', (text) => text.replace('dealer,65', 'dealer,650'))
    const found = problems()
    expect(found.map((problem) => problem.split(':')[0])).toEqual([
      `p3g/ramps.csv line ${lineOf('p3g/ramps.csv', 'PRSTL6')}`,
      `p3g/ramps.csv line ${lineOf('p3g/ramps.csv', 'PRSTL8')}`,
      'residential/portables.csv line 19',
      'price-levels.csv line 3',
    ])
    expect(() => readCatalogueFiles(folder)).toThrow(found.join('\n'))
  })
})

describe('price levels and the head of the catalogue', () => {
  test.each`
    from            | to              | says
    ${'dealer,65'}  | ${'dealer,0'}   | ${'price-levels.csv line 3: percentOfRetail must be more than 0 and at most 100, found 0; write percent of the retail price, for example 65'}
    ${'dealer,65'}  | ${'retail,100'} | ${'price-levels.csv line 3: price level retail is already in price-levels.csv line 2; keep one of the two'}
    ${'retail,100'} | ${'retail,90'}  | ${'price-levels.csv line 2: percentOfRetail of retail must be 100, found 90; change the prices of the items instead'}
    ${'fss,77.7\n'} | ${''}           | ${'price-levels.csv: price level fss is missing; add a row for it'}
    ${'fss,'}       | ${'gsa,'}       | ${'price-levels.csv line 4: level is unknown, found gsa; use one of retail, dealer, fss'}
  `('price level $from written as $to', ({ from, to, says }) => {
    change('price-levels.csv', (text) => text.replace(from, to))
    expect(problems()).toContain(says)
  })

  test.each`
    what                              | edit                                                    | says
    ${'cut in half'}                  | ${(text: string) => text.slice(0, 40)}                  | ${'catalogue.json: the file is not valid JSON'}
    ${'without a version'}            | ${(text: string) => text.replace(/\d+\.\d+/, '')}       | ${'catalogue.json: version is not as expected'}
    ${'with a line of parts unknown'} | ${(text: string) => text.replace('P3G', 'P9G')}         | ${'catalogue.json: productLines'}
    ${'with a folder that is gone'}   | ${(text: string) => text.replace('"p3g"', '"p3g-old"')} | ${'catalogue.json: folder p3g-old of P3G does not exist; restore it or remove it from folders'}
    ${'without P3G'}                  | ${(text: string) => text.replace('P3G', 'PHD')}         | ${'catalogue.json: there is no catalog for P3G; add it under productLines with its folders'}
    ${'with a sister of a new key'}   | ${(text: string) => text.replace('"brand"', '"name"')}  | ${'catalogue.json: sisterLines.APD'}
    ${'with numbers too long'}        | ${(text: string) => text.replace('30000', '90000')}     | ${'catalogue.json: sisterLines.APD.numberOffset'}
    ${'with an unknown closed line'}  | ${(text: string) => text.replace('T3G', 'T4G')}         | ${'catalogue.json: notOpened.0'}
  `('catalogue.json $what', ({ edit, says }) => {
    change('catalogue.json', edit)
    expect(problems()[0]).toContain(says)
  })

  test('a line that sells the items of a line without files', () => {
    change('catalogue.json', (text) => text.replace('"of": "P3G"', '"of": "HAR"'))
    expect(() => readCatalogue('APD', folder)).toThrow(
      'catalogue.json: there is no catalog for HAR; add it under productLines with its folders',
    )
  })

  test('a folder without a catalogue', () => {
    expect(() => readCatalogueFiles(join(folder, 'nowhere'))).toThrow(
      'catalogue.json: the file does not exist',
    )
  })
})
