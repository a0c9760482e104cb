import { DataTexture, LinearMipmapLinearFilter, RepeatWrapping } from 'three'

/** A pattern that is laid side by side without an end, and stays calm from far off; four bytes a place. */
export function repeated(data: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
  const texture = new DataTexture(data, width, height)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
