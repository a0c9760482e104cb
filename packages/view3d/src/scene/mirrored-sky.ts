import { CubeReflectionMapping, CubeTexture, DataTexture, LinearFilter, SRGBColorSpace } from 'three'

const TEXELS = 8
/** What a rail mirrors from above, from all around, and from below. */
const [ABOVE, HORIZON, BELOW] = [
  [236, 243, 250],
  [222, 228, 232],
  [150, 160, 138],
] as const

type Color = readonly [number, number, number]

/** Six small pictures of sky and lawn: metal shows which way its surfaces look, at the cost of one glance in a texture. */
export function mirroredSky(): CubeTexture {
  const around = picture((down) =>
    mixed(down < 0.5 ? ABOVE : HORIZON, down < 0.5 ? HORIZON : BELOW, (2 * down) % 1),
  )
  const [above, below] = [picture(() => ABOVE), picture(() => BELOW)]
  const sky = new CubeTexture([around, around, above, below, around, around], CubeReflectionMapping)
  sky.magFilter = LinearFilter
  sky.minFilter = LinearFilter
  sky.generateMipmaps = false
  sky.colorSpace = SRGBColorSpace
  sky.needsUpdate = true
  return sky
}

const mixed = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** A square whose rows have a color each, from its upper edge (0) to its lower one (1). */
function picture(colorAt: (down: number) => Color): DataTexture {
  const data = new Uint8Array(TEXELS * TEXELS * 4)
  for (let row = 0; row < TEXELS; row++)
    for (let column = 0; column < TEXELS; column++)
      data.set([...colorAt((row + 0.5) / TEXELS), 255], 4 * (row * TEXELS + column))
  const texture = new DataTexture(data, TEXELS, TEXELS)
  texture.colorSpace = SRGBColorSpace
  texture.needsUpdate = true
  return texture
}
