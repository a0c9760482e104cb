import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  CATALOG,
  jpegOf,
  PAGE,
  PAGES,
  packedObjects,
  pdfWith,
  pngOf,
  rowsOfEight,
  streamWith,
} from '../testing/small-files.ts'
import { contentProblem } from './file-content.ts'
import { pdfProblem, TOO_MUCH_PACKED } from './pdf-problem.ts'

const MEGABYTE = 1024 * 1024
const AGAIN = 'Print it to a new PDF and send that one.'
const problemOf = (objects: readonly (string | Buffer)[], trailer?: string) =>
  pdfProblem(pdfWith([CATALOG, PAGES, PAGE, ...objects], trailer), MEGABYTE)
const ROWS = '/Type/ObjStm/DecodeParms<</Predictor 15/Columns 8>>'
const inRows = (value: string, kind = 2, more = ROWS) =>
  packedObjects(['<</Type/Font>>', value, '42'], more, (bytes) => rowsOfEight(bytes, kind))
const packed = (value: string) => [packedObjects(['<</Type/Font>>', value, '42'])]
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>'

describe('a PDF that does something by itself or brings files along is refused', () => {
  test.each<readonly [string, string, readonly (string | Buffer)[]]>([
    ['a script', 'JavaScript', [SCRIPT]],
    ['a script when it is opened', 'JavaScript', [`<</Type/Catalog/Pages 2 0 R/OpenAction ${SCRIPT}>>`]],
    ['scripts by name', 'JavaScript', ['<</Names<</JavaScript<</Names[(a)5 0 R]>>>>>>']],
    ['a name with escapes', 'JavaScript', ['<</S/J#61vaScrip#74/#4a#53 (1)>>']],
    ['a script behind a text with brackets', 'JavaScript', [`<</A(\\)>>)/B(a(b)c)/C${SCRIPT}>>`]],
    ['a script behind a remark', 'JavaScript', [`<<%>>\n/A ${SCRIPT}>>`]],
    ['a script behind brackets that close nothing', 'JavaScript', [`<</A]]/B>/C${SCRIPT}>>`]],
    ['a script in an object inside of a text of another', 'JavaScript', [`<</A(never closed`, SCRIPT]],
    ['a script among packed objects', 'JavaScript', packed(SCRIPT)],
    ['a script among packed objects in rows', 'JavaScript', [inRows(SCRIPT)]],
    ['a script with escapes among packed objects', 'JavaScript', packed('<</S/JavaScrip#74>>')],
    [
      'a script among packed objects that do not say what they are',
      'JavaScript',
      [packedObjects([SCRIPT], '/X/Y')],
    ],
    ['a program', 'a command that starts a program', ['<</S/Launch/F(cmd.exe)>>']],
    ['an attached file', 'attached files', [streamWith('/Type/EmbeddedFile', Buffer.from('MZ'))]],
    ['a list of attached files', 'attached files', packed('<</Names<</EmbeddedFiles 9 0 R>>>>')],
    [
      'a file of a network',
      'a command that opens or sends something elsewhere',
      ['<</S/GoToR/F(\\\\host)>>'],
    ],
    ['a form that is sent', 'a command that opens or sends something elsewhere', ['<</S/SubmitForm>>']],
    ['a form with scripts of its own', 'a form of the kind XFA', ['<</AcroForm<</XFA 9 0 R>>>>']],
    ['a film', 'sound, film or a model', ['<</Subtype/RichMedia>>']],
  ])('%s', (_, what, objects) => {
    expect(problemOf(objects)).toBe(`The PDF contains ${what}. ${AGAIN}`)
  })

  test('in the dictionary at the end', () => {
    expect(problemOf([], `/Root<</OpenAction${SCRIPT}>>`)).toBe(`The PDF contains JavaScript. ${AGAIN}`)
  })

  test('one that cannot be looked into for its password', () => {
    expect(problemOf([], '/Root 1 0 R/Encrypt 9 0 R')).toBe(
      'The PDF is protected. Save it without a password and restrictions, and send that one.',
    )
  })
})

describe('a PDF that cannot be read to its end is refused', () => {
  const DAMAGED = `The PDF is damaged or built in an unusual way. ${AGAIN}`
  const objects = deflateSync(Buffer.from(`100 0 ${SCRIPT}`))
  test.each([
    [
      'packed objects that are damaged',
      streamWith('/N 1/First 6/Filter/FlateDecode', objects.subarray(0, 20)),
    ],
    ['packed twice', streamWith('/N 1/First 6/Filter[/FlateDecode/FlateDecode]', deflateSync(objects))],
    ['packed in another way', streamWith('/N 1/First 6/Filter/LZWDecode', objects)],
    ['packed as another object says', streamWith('/N 1/First 6/Filter 9 0 R', objects)],
    ['packed with differences', streamWith('/N 1/First 6/Filter/FlateDecode/DecodeParms 9 0 R', objects)],
    ['packed with differences of another kind', inRows('[1 2 3]', 1)],
    ['packed with differences of pictures', inRows('[1 2 3]', 2, '/DecodeParms<</Predictor 2/Columns 8>>')],
    ['with a place that another object says', streamWith('/N 1/First 9 0 R/Filter/FlateDecode', objects)],
    ['with two places', streamWith('/N 1/First 6/First 0/Filter/FlateDecode', objects)],
    [
      'with fewer places than objects',
      streamWith('/N 9/First 6/Filter/FlateDecode', deflateSync(Buffer.from('100 0 42'))),
    ],
  ])('%s', (_, object) => {
    expect(problemOf([object])).toBe(DAMAGED)
  })

  test('with nothing in it', () => {
    expect(pdfProblem(Buffer.from('%PDF-1.7\n%%EOF\n'), MEGABYTE)).toBe(DAMAGED)
  })

  test('that makes its reader go round in circles', () => {
    const circles = Buffer.concat([pdfWith([CATALOG, PAGES]), Buffer.from('obj<<'.repeat(200_000))])
    expect(pdfProblem(circles, MEGABYTE)).toBe(DAMAGED)
  })

  test('that unpacks to more than is allowed', () => {
    const bomb = streamWith('/N 0/First 0/Filter/FlateDecode', deflateSync(Buffer.alloc(2 * MEGABYTE)))
    expect(problemOf([bomb])).toBe(TOO_MUCH_PACKED)
    const half = streamWith('/N 0/First 0/Filter/FlateDecode', deflateSync(Buffer.alloc(MEGABYTE * 0.75)))
    expect(problemOf([half])).toBe(null)
    expect(problemOf([half, half])).toBe(TOO_MUCH_PACKED)
  })
})

test.each<readonly [string, readonly (string | Buffer)[]]>([
  ['with nothing else', []],
  ['with a text that only looks like a command', ['<</Title(Porch /Launch /JS plan)/T<2F4A53>>>']],
  ['with a remark', ['<</A 1>>\n% /JavaScript']],
  ['with links to pages and to the web', ['<</OpenAction[3 0 R/Fit]/A<</S/URI/URI(https://a.example)>>>>']],
  ['with bookmarks', ['<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 1>>']],
  ['with names that only begin like a command', ['<</JSX 1/Launcher 2/JavaScripts 3>>']],
  ['with packed objects in rows', [inRows('[1 2 3]'), inRows('[1 2 3]', 0)]],
  ['with packed objects', [packedObjects(['<</Type/Font>>', '[1 2 3]', '42'])]],
  ['with a drawing in which anything is written', [streamWith('', Buffer.from('(/JavaScript /JS) Tj'))]],
])('a PDF %s is taken', (_, objects) => {
  expect(problemOf(objects)).toBe(null)
})

const html = Buffer.from('<html><script>alert(1)</script>')
const flipped = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
const CUT = 'The file was cut short. Send it again.'
const BROKEN = 'The image is damaged. Save it again and send that file.'
const LONGER = 'The file has extra data after the image. Save the image again and send that file.'
const HUGE = 'The image has more than 50 million pixels. Send a smaller one.'

test.each([
  ['a whole PDF', 'pdf', pdfWith([CATALOG, PAGES, PAGE]), null],
  ['a PDF with blanks behind it', 'pdf', Buffer.from('%PDF-1.7\n%%EOF\r\n\0'), null],
  [
    'a PDF with a web page behind it',
    'pdf',
    Buffer.concat([pdfWith([CATALOG]), html]),
    `The file has extra data after the PDF. ${AGAIN}`,
  ],
  ['a whole PNG', 'png', pngOf(), null],
  ['a PNG with a web page behind it', 'png', Buffer.concat([pngOf(), html]), LONGER],
  ['a PNG cut short', 'png', pngOf().subarray(0, -6), CUT],
  ['a PNG whose head alone came', 'png', pngOf().subarray(0, 8), CUT],
  ['a PNG with a changed bit', 'png', flipped(pngOf(), 45), BROKEN],
  ['a PNG of more pixels than a screen shows', 'png', pngOf(60_000, 60_000), HUGE],
  ['a PNG without width', 'png', pngOf(0, 5), BROKEN],
  ['a whole JPEG', 'jpg', jpegOf(), null],
  ['a JPEG with a web page behind it', 'jpg', Buffer.concat([jpegOf(), html]), LONGER],
  ['a JPEG cut short in its picture', 'jpg', jpegOf().subarray(0, -2), CUT],
  ['a JPEG cut short in its head', 'jpg', jpegOf().subarray(0, 30), CUT],
  ['a JPEG without a picture', 'jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), BROKEN],
  [
    'a JPEG that is a web page',
    'jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2]), html, Buffer.from([0xff, 0xd9])]),
    BROKEN,
  ],
  ['a JPEG of more pixels than a screen shows', 'jpg', jpegOf('door', [60_000, 60_000]), HUGE],
] as const)('%s', (_, kind, bytes, problem) => {
  expect(contentProblem(kind, bytes)).toBe(problem)
})
