/** Colors of a drawing on a screen. Color means something: green is in order and entrances, amber is to verify, red is an error. */
export const PALETTE = {
  ink: '#1b2430',
  /** Letters beside the drawing and on small parts: 4.5 to 1 on every fill but rubber. */
  muted: '#566173',
  /** Heights on decks: 4.5 to 1 on every fill and run colour. */
  height: '#46536a',
  outline: '#52627a',
  platform: '#f2f5f9',
  ramp: '#e9eef6',
  tread: '#d5dce6',
  rail: '#34435a',
  /** Arrows down a slope, in a step too: 3 to 1 on every deck and run colour. */
  arrow: '#647186',
  rampTread: '#cfd8e5',
  transition: '#dfe5ee',
  rubber: '#c3c9d2',
  rubberTread: '#98a2b1',
  pad: '#efece4',
  padOutline: '#8c7f6b',
  selected: '#4c5bd4',
  selectedFill: '#eef0fd',
  /** Letters are written in these three as well: 4.5 to 1 on the sheet. */
  ok: '#0b7a43',
  warn: '#955a00',
  /** Darker than closures, which are red by the specification (spec 3 §9). */
  error: '#a3122f',
  /** Parts that are new, gone and moved against another revision: each has its own line and its word, too. */
  added: '#3d4bc4',
  removed: '#b3261e',
  moved: '#0f6a73',
  surface: '#ffffff',
  gridMinor: '#f0f3f7',
  gridMajor: '#e2e7ee',
  /** Around the sheet, around paved areas and plates of words. */
  edge: '#cfd6e0',
  guide: '#18a058',
  /** A guide that a person drew out of a ruler: none of the colors that mean something. */
  ownGuide: '#1b8fb8',
  brace: '#dff3e8',
  /** What a run stands on in its side view: measured ground, and level where nothing is known. */
  grade: '#8a6d4b',
  level: '#c4ccd8',
  /** Lines of forms, and of words that a picture of one only hints at. */
  formRule: '#c9d1dc',
  hintedWords: '#cbd3de',
  ticked: '#0b7540',
  fence: '#efe6d8',
  fencePost: '#fbf7f0',
  fenceLine: '#8c7753',
  tape: '#fff6d6',
  tapeLine: '#7d6a2f',
  rulerTick: '#aeb8c6',
  rulerLabel: '#5d697a',
  /** Fixed by the specification (spec 3 §9). */
  closure: '#ee5253',
  closureSelected: '#5868f3',
  closureCustom: '#f28c28',
} as const
