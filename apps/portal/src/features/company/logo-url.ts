/** A PNG begins with the same bytes, and so does its base64. */
const PNG_START = 'iVBORw0KGgo'

/** An address at which a page shows a logo. */
export const logoUrl = (base64: string): string =>
  `data:image/${base64.startsWith(PNG_START) ? 'png' : 'jpeg'};base64,${base64}`
