import { POINTS_PER_INCH } from '../lengths/points.ts'

/** Pens of ISO 128, in millimeters on paper. */
export type PenWidth = 0.18 | 0.25 | 0.35 | 0.5 | 0.7

/** The pen of a line, by what the line is. */
export const PENS = {
  // Of a sheet
  border: 0.7,
  titleBlock: 0.5,
  titleBlockRule: 0.35,
  writeIn: 0.18,
  tableRule: 0.18,
  // Of a view
  viewNumber: 0.35,
  viewTitle: 0.25,
  scaleBar: 0.18,
  north: 0.35,
  northHalf: 0.18,
  // Of what is said beside it
  dimension: 0.18,
  tick: 0.35,
  leader: 0.18,
  ordinate: 0.18,
  datum: 0.25,
  tag: 0.25,
  plate: 0.18,
  arrow: 0.25,
  breakLine: 0.25,
  matchLine: 0.7,
  groundSpot: 0.25,
  /** Around what a revision changed, and the triangle with its letter. */
  revisionCloud: 0.5,
  revisionDelta: 0.35,
  hatch: 0.18,
  // Of what is built
  deck: 0.5,
  transition: 0.35,
  rail: 0.25,
  picket: 0.18,
  gate: 0.35,
  closure: 0.35,
  leg: 0.35,
  foot: 0.25,
  pad: 0.25,
  brace: 0.25,
  hidden: 0.25,
  /** A part in a detail, which is drawn large. */
  detail: 0.25,
  cutDetail: 0.35,
  /** Signs on a plan that a crew reads by. */
  legOnPlan: 0.25,
  braceOnPlan: 0.35,
  closureOnPlan: 0.7,
  // Of the site
  grade: 0.7,
  house: 0.5,
  wallOnPlan: 0.35,
  door: 0.35,
  porch: 0.35,
  paving: 0.18,
  obstacle: 0.25,
  utility: 0.25,
  lot: 0.5,
  // Of a site plan, where the lot is what counts
  lotOnSitePlan: 0.7,
  lotCorner: 0.35,
  doorOnSitePlan: 0.25,
  builtOnSitePlan: 0.35,
  setback: 0.18,
  destination: 0.18,
  // Of a survey
  surveySpot: 0.35,
  fence: 0.25,
  drawnLine: 0.25,
  photo: 0.25,
} as const satisfies Readonly<Record<string, PenWidth>>

const MILLIMETERS_PER_INCH = 25.4

/** Width on paper of a pen, in points. */
export const widthOfPen = (millimeters: PenWidth): number =>
  (millimeters / MILLIMETERS_PER_INCH) * POINTS_PER_INCH

/** Width on paper of a kind of line, in points. */
export const penOf = (line: keyof typeof PENS): number => widthOfPen(PENS[line])
