import { describe, expect, test } from 'vitest'
import { clampText, textWidth, wrapText } from './measure-text.ts'

const font = { size: 10, weight: 'regular' } as const

describe('a text on a page', () => {
  test('is as wide as its letters, and wider in bold', () => {
    expect(textWidth('Ramp', font)).toBeGreaterThan(20)
    expect(textWidth('Ramp', { ...font, weight: 'bold' })).toBeGreaterThan(textWidth('Ramp', font))
    expect(textWidth('Ramp', { ...font, size: 20 })).toBeCloseTo(2 * textWidth('Ramp', font))
  })

  test('has figures of one width, so that columns of prices stand straight', () => {
    expect(textWidth('$1,111.11', font)).toBe(textWidth('$8,088.80', font))
  })

  test.each`
    title                                  | text                          | width  | lines
    ${'a short text keeps its line'}       | ${'Gate code'}                | ${200} | ${['Gate code']}
    ${'a longer one breaks between words'} | ${'Set the platform'}         | ${50}  | ${['Set the', 'platform']}
    ${'line ends and blank lines stay'}    | ${'One\n\nTwo\r\nThree'}      | ${200} | ${['One', '', 'Two', 'Three']}
    ${'spaces at the ends of lines go'}    | ${'  Set   the platform'}     | ${50}  | ${['Set the', 'platform']}
    ${'a word wider than a line is cut'}   | ${'WWWWWW'}                   | ${31}  | ${['WWW', 'WWW']}
    ${'it is cut behind its hyphen'}       | ${'WW-WWWW'}                  | ${50}  | ${['WW-', 'WWWW']}
    ${'a hyphen that fits cuts nothing'}   | ${'A WW-W'}                   | ${50}  | ${['A WW-W']}
    ${'a measure stays in one line'}       | ${'Platform 5 x 5 ft, 36 in'} | ${60}  | ${['Platform', '5 x 5 ft,', '36 in']}
    ${'a fraction stays with its inches'}  | ${'Cut it at 66 1/8"'}        | ${60}  | ${['Cut it at', '66 1/8"']}
    ${'nothing is one empty line'}         | ${''}                         | ${50}  | ${['']}
  `('$title', ({ text, width, lines }) => {
    expect(wrapText(text, width, font)).toEqual(lines)
  })

  test('every line of a wrapped text fits', () => {
    const text = 'The crew sets the top platform first; the lilac beside the steps stays. '.repeat(20)
    for (const line of wrapText(text, 173, font)) expect(textWidth(line, font)).toBeLessThanOrEqual(173)
    expect(wrapText(text, 173, font).join(' ')).toBe(text.trim())
  })

  test('that has no room ends in an ellipsis, inside its width', () => {
    const [first, second, ...rest] = clampText('Harper residence and garden house', 2, 60, font)
    expect(rest).toEqual([])
    expect(first).toBe('Harper')
    expect(second).toMatch(/…$/)
    expect(textWidth(second ?? '', font)).toBeLessThanOrEqual(60)
  })
})
