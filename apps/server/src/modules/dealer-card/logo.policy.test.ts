import { expect, test } from 'vitest'
import { jpegOf, pngOf, pngOfColor } from '../../files/testing/small-files.ts'
import { logoProblem } from './logo.policy.ts'

const red = (width: number, height: number) => pngOfColor(width, height, [200, 0, 0, 128])
const LARGE = 'The logo is larger than 2000 pixels a side. Save it smaller and choose it again.'

test.each([
  ['a PNG with transparency', red(300, 40), null],
  ['a JPEG', jpegOf(), null],
  ['the widest PNG', red(2000, 1), null],
  ['a PNG that is too wide', red(2001, 1), LARGE],
  ['a JPEG that is too tall', jpegOf('logo', [1, 2001]), LARGE],
  [
    'a heavy file',
    Buffer.concat([red(2, 2), Buffer.alloc(512 * 1024)]),
    'The logo is larger than 512 KB. Save it smaller and choose it again.',
  ],
  [
    'a drawing as SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'The logo is not a PNG or JPEG. Save it as one of these and choose it again.',
  ],
  ['nothing', Buffer.alloc(0), 'The logo is not a PNG or JPEG. Save it as one of these and choose it again.'],
  [
    'a file that was cut short',
    red(20, 20).subarray(0, 60),
    'The logo cannot be used. The file was cut short. Send it again.',
  ],
  [
    'a PNG with fewer pixels than it says',
    pngOf(100, 100),
    'The logo is damaged. Save it again and choose that file.',
  ],
] as const)('a logo that is %s is taken, or refused with what to do', (_, bytes, problem) => {
  expect(logoProblem(bytes)).toBe(problem)
})
