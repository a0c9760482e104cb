import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueFolder, readCatalogue, readTranslation } from '../index.ts'

/** The table of domain 7.12, and what it leaves out. */

const p3g = readCatalogue('P3G')
const p2g = readCatalogue('P2G')
const pairs = readTranslation()
const translated = new Map(pairs.map(({ from, to }) => [from, to]))

test.each`
  from            | to
  ${'PRSTL3'}     | ${'MRTL3'}
  ${'PRSTL8'}     | ${'MRTL8'}
  ${'PRSTL648'}   | ${'MRTL648'}
  ${'PRSNR5'}     | ${'MRNR5'}
  ${'PRSNR448'}   | ${'MRNR448'}
  ${'PPS45TL'}    | ${'MP45'}
  ${'PPS45TTL'}   | ${'MP45T'}
  ${'PPS54TL'}    | ${'MP54'}
  ${'PPS54TTL'}   | ${'MP54T'}
  ${'PPS55TL'}    | ${'MP55'}
  ${'PPS56TL'}    | ${'MP56T'}
  ${'PPS65TL'}    | ${'MP65'}
  ${'PPS66TL'}    | ${'MP66'}
  ${'PPS85TL'}    | ${'MP85TB'}
  ${'PPS58TL'}    | ${'MP85TB'}
  ${'PPS45LPTL'}  | ${'MPLP45'}
  ${'PPS45TLPTL'} | ${'MPLP45T'}
  ${'PPS54LPTL'}  | ${'MPLP54'}
  ${'PPS55LPTL'}  | ${'MPLP55'}
  ${'PPS85LPTL'}  | ${'MPLP85TB'}
  ${'PPCTL'}      | ${'MHRPRC'}
  ${'PPCTLTB'}    | ${'MHRRRC'}
  ${'PPSC'}       | ${'MHRPSC'}
  ${'PUG'}        | ${'MUG36'}
  ${'PUGPP'}      | ${'MUGPP'}
  ${'PRRUC'}      | ${'MRRC'}
  ${'PPPC'}       | ${'MPPC'}
  ${'PRHP'}       | ${'MRHP'}
  ${'PRHBPR'}     | ${'MRHBPR'}
  ${'PRHRLU'}     | ${'MRHRL'}
  ${'PRHRLL'}     | ${'MRHRL'}
  ${'PHREC'}      | ${'MHREC'}
  ${'PRUT'}       | ${'MRUT'}
  ${'PRUT48'}     | ${'MRUT48'}
  ${'PRLT'}       | ${'MRLT'}
  ${'PRLT48'}     | ${'MRLT48'}
  ${'PRGT'}       | ${'MRGT'}
  ${'PRGT48'}     | ${'MRGT48'}
  ${'PRST'}       | ${'MRST'}
  ${'PSL40PR'}    | ${'MSTS40PR'}
  ${'PSL46PR'}    | ${'MSTS52PR'}
  ${'PSL58PR'}    | ${'MSTS64PR'}
  ${'PSL70PR'}    | ${'MSTS76PR'}
  ${'PSL82PR'}    | ${'MSTS88PR'}
  ${'PSL94PR'}    | ${'MSTS100PR'}
  ${'PSL100PR'}   | ${'MSTS100PR'}
  ${'PUAB'}       | ${'MUAB'}
  ${'PUCB5'}      | ${'MUCB5'}
  ${'PUCB6'}      | ${'MUCB7'}
  ${'PUCB8'}      | ${'MUCB8'}
  ${'PBP36'}      | ${'MBP36'}
  ${'PBP48'}      | ${'MBP48'}
  ${'PBP60'}      | ${'MBP60'}
  ${'PDBP'}       | ${'MDBP'}
  ${'PPTS'}       | ${'MPTS'}
  ${'PLP55'}      | ${'MLP'}
  ${'PTDK'}       | ${'MTDK'}
  ${'PLGRK'}      | ${'MLGRK'}
  ${'PRLWALP'}    | ${'MRLPF'}
  ${'PPLPF'}      | ${'MPLPF'}
  ${'PST10'}      | ${'MST10'}
  ${'PST50'}      | ${'MST50'}
  ${'PPSB'}       | ${'MPSB'}
  ${'MPARR45'}    | ${'MPARR45'}
  ${'TAER24'}     | ${'TAER24'}
  ${'RLP'}        | ${'RLP'}
  ${'VPLUG'}      | ${'VPLUG'}
`('$from becomes $to (domain 7.12)', ({ from, to }) => {
  expect(translated.get(from)).toBe(to)
})

describe('completeness', () => {
  test('each item has one counterpart at most', () => {
    expect(translated.size).toBe(pairs.length)
  })

  test('without a counterpart: expanded metal, pickets, platforms without rails and what P2G never had', () => {
    const lost = p3g.items.filter(({ shortName }) => !translated.has(shortName))
    const named = lost.filter(
      ({ surface, handrails, role }) =>
        surface !== 'EXP_METAL' &&
        handrails !== 'HORZ_PICKET' &&
        handrails !== 'VERT_PICKET' &&
        !(role === 'platform' && handrails === 'NO_RAILS'),
    )
    expect(named.map(({ shortName }) => shortName)).toEqual([
      'PPS54TLPTL',
      'PLP45',
      'PSLBPR',
      'PRCP',
      'PAP',
      'PTUP',
      'PWG',
      'PICB',
    ])
  })

  test('no part in expanded metal or with pickets is translated', () => {
    const wrong = p3g.items.filter(
      ({ surface, handrails, shortName }) =>
        translated.has(shortName) &&
        (surface === 'EXP_METAL' || handrails === 'HORZ_PICKET' || handrails === 'VERT_PICKET'),
    )
    expect(wrong).toEqual([])
  })

  test('of P2G, only the 2 ft ramps have no P3G counterpart', () => {
    const reached = new Set(pairs.map(({ to }) => to))
    const alone = p2g.items
      .filter(({ shortName }) => !reached.has(shortName))
      .map(({ shortName }) => shortName)
    expect(alone).toEqual(['MRNR2', 'MRTL2', 'MRNR248', 'MRTL248', 'PUG'])
  })

  test('a counterpart does the same work and stands on the same ground', () => {
    const line = (items: typeof p3g.items) => new Map(items.map((item) => [item.shortName, item]))
    const [now, old] = [line(p3g.items), line(p2g.items)]
    const differing = pairs.filter(({ from, to }) => {
      const [a, b] = [now.get(from), old.get(to)]
      return a?.role !== b?.role || a?.usableWidth !== b?.usableWidth || a?.width !== b?.width
    })
    expect(differing.map(({ from }) => from)).toEqual(['PPS58TL', 'PRHRLU', 'PRHRLL'])
  })
})

describe('a slip in the table is named by its line', () => {
  test.each`
    what                  | from            | to                   | says
    ${'a name P3G lacks'} | ${'PRRUC,MRRC'} | ${'PRRUCK,MRRC'}     | ${'from names PRRUCK, which P3G does not sell; write a short name of P3G'}
    ${'a name P2G lacks'} | ${'PRRUC,MRRC'} | ${'PRRUC,MRRUC'}     | ${'to names MRRUC, which P2G does not sell; write a short name of P2G'}
    ${'no counterpart'}   | ${'PRRUC,MRRC'} | ${'PRRUC,'}          | ${'to names nothing, which P2G does not sell; write a short name of P2G'}
    ${'two counterparts'} | ${'PPPC,MPPC'}  | ${'PRRUC,MPPC'}      | ${'PRRUC is already translated in p3g-to-p2g.csv line 42; keep one of the two'}
    ${'a third cell'}     | ${'PRRUC,MRRC'} | ${'PRRUC,MRRC,MPPC'} | ${'the row has 3 cells where the header has 2'}
  `('$what', ({ from, to, says }) => {
    const folder = mkdtempSync(join(tmpdir(), 'translation-'))
    try {
      cpSync(catalogueFolder, folder, { recursive: true })
      const file = join(folder, 'p3g-to-p2g.csv')
      const before = readFileSync(file, 'utf8')
      const after = before.replace(`\n${from}\n`, `\n${to}\n`)
      expect(after).not.toBe(before)
      writeFileSync(file, after)
      const line = after.split('\n').lastIndexOf(to) + 1
      expect(() => readTranslation(folder)).toThrow(`p3g-to-p2g.csv line ${line}: ${says}`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
