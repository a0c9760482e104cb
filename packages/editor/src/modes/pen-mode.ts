export const PEN_MODES = ['default', 'draw', 'add', 'remove', 'crosshair'] as const
/** What a click of the pen does (spec 2 §4); default and crosshair move knots. */
export type PenMode = (typeof PEN_MODES)[number]
