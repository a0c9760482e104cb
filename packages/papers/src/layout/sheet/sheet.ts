import type { Frame } from '@ramp/drafting'

/** Page of the layout PDF, in points (spec 1 §9). */
export const SHEET = { width: 1513, height: 1153 } as const

/** The line around everything. */
export const BORDER: Frame = { left: 24, top: 24, width: 1465, height: 1105 }

const TITLE_BLOCK_HEIGHT = 112
const PADDING = 20
const GUTTER = 26

/** The strip at the foot of every sheet. */
export const TITLE_BLOCK: Frame = {
  left: BORDER.left,
  top: BORDER.top + BORDER.height - TITLE_BLOCK_HEIGHT,
  width: BORDER.width,
  height: TITLE_BLOCK_HEIGHT,
}

/** What is left for the content of a sheet. */
export const CONTENT: Frame = {
  left: BORDER.left + PADDING,
  top: BORDER.top + PADDING,
  width: BORDER.width - 2 * PADDING,
  height: BORDER.height - TITLE_BLOCK_HEIGHT - 2 * PADDING,
}

/** The plan is fitted into this box (spec 1 §9: 890 x 600). */
export const PLAN: Frame = { left: CONTENT.left, top: CONTENT.top + 28, width: 890, height: 600 }

export const LEGEND: Frame = { left: PLAN.left, top: PLAN.top + PLAN.height, width: PLAN.width, height: 40 }

const sideViewTop = LEGEND.top + LEGEND.height + 10
/** Side views of the runs below the plan. */
export const SIDE_VIEWS: Frame = {
  left: PLAN.left,
  top: sideViewTop,
  width: PLAN.width,
  height: CONTENT.top + CONTENT.height - sideViewTop,
}

/** Beside the plan on the first sheet. */
export const SIDE_COLUMN: Frame = {
  left: PLAN.left + PLAN.width + GUTTER,
  top: CONTENT.top,
  width: CONTENT.width - PLAN.width - GUTTER,
  height: CONTENT.height,
}

/**
 * The smallest letters, in points: 6 points where the sheet is printed on Letter paper with margins of a quarter of an
 * inch, at half its size.
 */
export const SMALLEST = 12.1
