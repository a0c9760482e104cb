import type { Page } from '@playwright/test'

/** Size of a picture of the guide, in pixels, and its weight in bytes at most. */
export const PICTURE = { width: 760, height: 500, bytes: 40_000 } as const

/** So little may differ from the picture before, such as a time of day, and it is the same picture: share of its pixels. */
const SAME = 0.004

/** How far a color may be off before its pixel counts as another one, of 255. */
const COLOR = 48

/**
 * A screenshot as WebP, by the browser that took it. Null where the picture before shows the same.
 * @param page any page of the browser; nothing on it changes
 * @param before the WebP that is there already
 */
export async function encode(page: Page, png: Buffer, before: Buffer | null): Promise<Buffer | null> {
  const now = await pixelsOf(page, png, 'image/png')
  if (before && isSame(now, await pixelsOf(page, before, 'image/webp'))) return null
  const webp = await compressed(page, png)
  return Buffer.from(webp, 'base64')
}

// No function has a name in what runs in the page: what runs the program would mark it with a helper that is not there.

/** Red, green, blue and opacity of every pixel, at the size of a picture. */
async function pixelsOf(page: Page, image: Buffer, type: string): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ data, type, width, height }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type })
      const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      context?.drawImage(await createImageBitmap(blob, size), 0, 0)
      const pixels = context?.getImageData(0, 0, width, height).data ?? []
      const chunks: string[] = []
      for (let at = 0; at < pixels.length; at += 8192)
        chunks.push(String.fromCharCode(...pixels.slice(at, at + 8192)))
      return btoa(chunks.join(''))
    },
    { data: image.toString('base64'), type, ...PICTURE },
  )
  return Buffer.from(text, 'base64')
}

function isSame(now: Buffer, before: Buffer): boolean {
  let differ = 0
  for (let at = 0; at < now.length; at += 4)
    if ([at, at + 1, at + 2].some((one) => Math.abs((now[one] ?? 0) - (before[one] ?? 0)) > COLOR)) differ++
  return differ < SAME * PICTURE.width * PICTURE.height
}

/** The best quality that is light enough, as base64. */
const compressed = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async ({ data, width, height, bytes }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))])
      const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.drawImage(await createImageBitmap(blob, size), 0, 0)
      for (let quality = 0.86; quality > 0.2; quality -= 0.06) {
        const made = await canvas.convertToBlob({ type: 'image/webp', quality })
        if (made.type !== 'image/webp') throw new Error('this browser writes no WebP')
        if (made.size > bytes) continue
        return btoa(String.fromCharCode(...new Uint8Array(await made.arrayBuffer())))
      }
      throw new Error('the picture is too heavy at any quality')
    },
    { data: png.toString('base64'), ...PICTURE },
  )
