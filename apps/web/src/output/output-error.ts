const MESSAGES = {
  preview: 'There was a problem creating the layout preview',
  layout: 'Layout failed to save',
} as const

/** The layout could not be put out; the message is the specification's own (spec 1 §8, spec 3 §8). */
export class OutputError extends Error {
  readonly output: keyof typeof MESSAGES

  constructor(output: keyof typeof MESSAGES, cause: unknown) {
    super(MESSAGES[output], { cause })
    this.name = 'OutputError'
    this.output = output
  }
}
