import { brandNow } from '@ramp/domain'

/** The sign of whoever runs the product, as high as `size` says. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  const { accent, sign } = brandNow()
  return (
    <svg
      width={(size * sign.width) / sign.height}
      height={size}
      viewBox={`0 0 ${sign.width} ${sign.height}`}
      aria-hidden="true"
    >
      {sign.shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill ?? accent} />
      ))}
    </svg>
  )
}
