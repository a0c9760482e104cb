import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { setProject } from '../../edits/choice-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { codeFindings } from '../../rules/codes/find-code-findings.ts'
import { askedCodes, type BuildingCode, storedCodes } from './building-codes.ts'
import type { ProductLine } from './product-line.ts'

describe('the codes a project is under', () => {
  test.each<[ProductLine, BuildingCode[] | undefined, BuildingCode[]]>([
    ['P3G', undefined, ['IRC']],
    ['HAR', undefined, ['IRC']],
    ['PHD', undefined, ['ADA', 'IBC']],
    ['P3G', ['ADA', 'IBC'], ['ADA', 'IBC']],
    ['PHD', ['ADA'], ['ADA']],
  ])('%s with %j entered: %j', (product, codes, expected) => {
    expect(askedCodes({ product, codes })).toEqual(expected)
  })

  test('the usual ones are not stored, any others are', () => {
    expect(storedCodes('PHD', ['IBC', 'ADA'])).toBeUndefined()
    expect(storedCodes('P3G', ['IRC', 'ADA'])).toEqual(['IRC', 'ADA'])
  })

  test('one that is not shown of its industry is checked once it is asked', () => {
    const drawn = analysed({
      parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
    })
    const families = (codes: readonly BuildingCode[] | undefined) => {
      const layout = setProject({ codes })(drawn.layout)
      return new Set(codeFindings(analyse(layout, drawn.catalogue)).map(({ code }) => code.family))
    }
    expect(families(undefined)).toEqual(new Set(['IRC', 'ADA', 'Practice']))
    expect(families(['IBC'])).toEqual(new Set(['IRC', 'ADA', 'IBC', 'Practice']))
  })
})
