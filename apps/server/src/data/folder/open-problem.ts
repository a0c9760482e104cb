/** The data cannot be opened as it lies there; the sentence says what to do. */
export class OpenProblem extends Error {
  override readonly name = 'OpenProblem'
}
