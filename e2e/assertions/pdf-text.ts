import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of a PDF, page after page, and the size of its pages. */
export async function pdfText(path: string) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : '')).filter((text) => text.trim() !== '')
      const [, , width, height] = page.view
      return { words, width, height }
    }),
  )
  await pdf.destroy()
  return pages
}

/** Whether a PDF says what each of its texts is to a reader. */
export async function isTagged(path: string): Promise<boolean> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const [mark, tree] = [await pdf.getMarkInfo(), await (await pdf.getPage(1)).getStructTree()]
  await pdf.destroy()
  return mark?.Marked === true && tree !== null
}
