import { describe, expect, test } from 'vitest'
import { against, analysed, first, itemsOf } from '../../../fixtures/p3g.ts'
import { errorsOf } from '../analysis/errors-of.ts'

describe('legs and braces by height (domain 7.10)', () => {
  const lone = (top: number, platform = 'PPS55TL') =>
    analysed({
      parts: [first('A', platform)],
      runs: [{ name: 'Primary', top, bottom: top, parts: ['A'] }],
      entrances: [['A', 'TOP']],
      exits: [['A', 'BOTTOM']],
    })
  const supports = (list: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(list).filter(([name]) => /^P(SL|PLPF|UAB|UCB)/.test(name)))

  test.each`
    top     | platform       | items
    ${6.4}  | ${'PPS55TL'}   | ${{ PPLPF: 1 }}
    ${6.5}  | ${'PPS55TL'}   | ${{ PSL10PR: 2 }}
    ${9.99} | ${'PPS55TL'}   | ${{ PSL10PR: 2 }}
    ${10}   | ${'PPS55TL'}   | ${{ PSL16PR: 2 }}
    ${36}   | ${'PPS55TL'}   | ${{ PSL40PR: 2 }}
    ${36.1} | ${'PPS55TL'}   | ${{ PSL40PR: 2, PUAB: 4 }}
    ${71.9} | ${'PPS55TL'}   | ${{ PSL76PR: 2, PUAB: 4 }}
    ${72}   | ${'PPS55TL'}   | ${{ PSL76PR: 2, PUAB: 4, PUCB5: 4 }}
    ${72}   | ${'PPS65TL'}   | ${{ PSL76PR: 2, PUAB: 4, PUCB5: 2, PUCB6: 2 }}
    ${72}   | ${'PPS85TL'}   | ${{ PSL76PR: 3, PUAB: 4, PUCB5: 2, PUCB8: 2 }}
    ${1.5}  | ${'PPS55LPTL'} | ${{}}
    ${5}    | ${'PPS85LPTL'} | ${{ PPLPF: 1 }}
    ${1.6}  | ${'PPS55LPTL'} | ${{ PPLPF: 1 }}
    ${99.9} | ${'PPS55TL'}   | ${{ PSL100PR: 2, PUAB: 4, PUCB5: 4 }}
  `('$platform at $top in stands on $items', ({ top, platform, items }) => {
    expect(supports(itemsOf(lone(top, platform)))).toEqual(items)
  })

  test('a low-profile platform at 1.5 in lies on the ground', () => {
    expect(lone(1.5, 'PPS55LPTL').legs).toEqual([])
  })

  test('no stock leg reaches 100 in', () => {
    expect(errorsOf(lone(100)).map(({ code, parts }) => [code, parts])).toEqual([
      ['leg.none-long-enough', ['A']],
    ])
  })

  test('ramp joints brace by their own height: angle above 36 in, cross from 72 in', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `r${index + 1}`)
    const list = itemsOf(
      analysed({
        parts: ids.map((id, index) =>
          index === 0 ? first(id, 'PRSTL8') : against(id, 'PRSTL8', `r${index} BOTTOM`),
        ),
        runs: [{ name: 'Primary', top: 80, bottom: 0, parts: ids }],
        entrances: [['r1', 'TOP']],
        exits: [['r10', 'BOTTOM']],
      }),
    )
    // Joints at 72, 64, 56, 48, 40, 32, 24, 16 and 8 in.
    expect(list).toMatchObject({ PUAB: 5, PUCB5: 1, PRRUC: 9 })
  })

  // In binary these joints come out a hair beside the limit that the drawing puts them on.
  test.each`
    top    | lengths      | joint  | items
    ${25}  | ${[4, 5, 6]} | ${10}  | ${{ PSL16PR: 1 }}
    ${13}  | ${[4, 3, 7]} | ${6.5} | ${{ PSL10PR: 2 }}
    ${108} | ${[3, 7, 5]} | ${36}  | ${{ PUAB: 1 }}
  `(
    'ramps of $lengths ft from $top in: the joint at $joint in stands at its limit',
    ({ top, lengths, items }) => {
      const ids = ['r1', 'r2', 'r3']
      const list = itemsOf(
        analysed({
          parts: ids.map((id, index) =>
            index === 0
              ? first(id, `PRSTL${lengths[index]}`)
              : against(id, `PRSTL${lengths[index]}`, `r${index} BOTTOM`),
          ),
          runs: [{ name: 'Primary', top, bottom: 0, parts: ids }],
          entrances: [['r1', 'TOP']],
          exits: [['r3', 'BOTTOM']],
        }),
      )
      expect(list).toMatchObject(items)
    },
  )
})
