import { afterEach, expect, test, vi } from 'vitest'
import { layoutPreview } from './layout-preview.ts'
import { makePdf } from './make-pdf.ts'
import { OutputError } from './output-error.ts'
import { printedJob } from './testing/printed-job.ts'

afterEach(() => vi.unstubAllGlobals())

const pdf = () => makePdf({ analysis: printedJob(), user: { name: 'Dana Miller' }, date: new Date() })

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the server has no font', () => Promise.resolve(new Response('', { status: 404 }))],
])(
  'a layout that cannot be made %s is said in one sentence, with its cause [web-output-11]',
  async (_title, answer) => {
    vi.stubGlobal('fetch', answer)
    const error = await pdf().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OutputError)
    expect(error).toMatchObject({ message: 'Layout failed to save', output: 'layout' })
    expect(error).toHaveProperty('cause')
  },
)

test('a preview that cannot be drawn is said in one sentence [web-output-5]', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  await expect(layoutPreview(printedJob())).rejects.toMatchObject({
    message: 'There was a problem creating the layout preview',
    output: 'preview',
  })
})
