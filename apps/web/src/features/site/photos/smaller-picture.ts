/** Enough to read a house number on it, and small enough to keep a visit of them. */
const LONGEST = 1600
const QUALITY = 0.8

/** The photo scaled down, upright, as JPEG; null where the browser cannot read it as a picture. */
export async function smallerPicture(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = sizeWithin(picture, LONGEST)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } catch {
    return null
  }
}

type Size = { readonly width: number; readonly height: number }

/** The size of a picture that is scaled down to a longest side; a smaller one stays as it is. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
