/** The product's sign: a ramp on the accent. */
export const BrandMark = ({ size = 26 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
    <rect width="26" height="26" rx="7" fill="#4c5bd4" />
    <path d="M4 19h18V9z" fill="#fff" />
  </svg>
)
