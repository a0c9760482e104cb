/** Ink of every line in a drawing file, as a plotter prints it. */
export const FILE_INK = '#111111'
