/** Enough to read a house number on it, and small enough to keep a visit of them. */
const PHOTO = { longest: 1600, quality: 0.8 } as const

/** A picture that was scaled down, in pixels. */
export type SmallerPicture = Size & { readonly picture: Blob }

/** The photo scaled down, upright, as JPEG; null where the browser cannot read it as a picture. */
export const smallerPicture = async (file: Blob): Promise<Blob | null> =>
  (await pictureWithin(file, PHOTO))?.picture ?? null

/** A picture scaled down to a longest side, upright, as JPEG on white; null where the browser cannot read it. */
export async function pictureWithin(
  file: Blob,
  { longest, quality }: { readonly longest: number; readonly quality: number },
): Promise<SmallerPicture | null> {
  try {
    const read = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = sizeWithin(read, longest)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'white'
    context?.fillRect(0, 0, width, height)
    context?.drawImage(read, 0, 0, width, height)
    read.close()
    const picture = await jpegOf(canvas, quality)
    return picture && { picture, width, height }
  } catch {
    return null
  }
}

/** A canvas as JPEG. */
export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

type Size = { readonly width: number; readonly height: number }

/** The size of a picture that is scaled down to a longest side; a smaller one stays as it is. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
