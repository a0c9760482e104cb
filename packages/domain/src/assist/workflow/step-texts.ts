import type { StepName } from '../../model/layout/layout.ts'

export type StepTexts = {
  /** Title of the step's panel. */
  readonly title: string
  readonly approved: string
  readonly locked: string
}

/** Heading above the messages (spec 3 §2.7). */
export const LOCKED_TITLE = 'Not Yet'
export const APPROVED_TITLE = 'Looks Good!'

/** Messages of the guided steps (spec 3 §2.7); the three locked messages the specification leaves open are ours. */
export const STEP_TEXTS: Readonly<Record<StepName, StepTexts>> = {
  handrail: {
    title: 'Handrail Builder',
    approved: 'All handrails accounted for.',
    locked: 'Make sure all platforms have handrails & tread.',
  },
  run: {
    title: 'Run Builder',
    approved: 'All runs accounted for.',
    locked: "some parts aren't assigned a run.",
  },
  connection: {
    title: 'Connections',
    approved: 'All connections made.',
    locked: 'Fix the connection errors and assign at least one entrance and one exit.',
  },
  closure: {
    title: 'Closures',
    approved: 'All closures accounted for.',
    locked: 'Fix the closure errors first.',
  },
  leg: {
    title: 'Legs',
    approved: 'All legs accounted for.',
    locked: 'Some legs could not be generated.',
  },
  bracing: {
    title: 'Bracing',
    approved: 'All bracing accounted for.',
    locked: 'Some braces could not be generated.',
  },
  confirm: {
    title: 'Confirm System',
    approved: 'All parts accounted for.',
    locked: 'Something went wrong with system collection.',
  },
  finish: {
    title: 'Finish',
    approved: 'All parts generated successfully.',
    locked: 'Something went wrong with part generation.',
  },
}
