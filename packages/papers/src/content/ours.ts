/** Stands behind a figure that is ours: chosen by the drawing, and neither read on the site nor stated by the maker. */
export const OURS = ' †'
