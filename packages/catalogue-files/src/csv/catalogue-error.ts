/** The catalogue files cannot be used. Each problem names file and line and says what to do. */
export class CatalogueError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

/** Takes one problem, a whole sentence. Reading goes on, so that a person sees all of them at once. */
export type Report = (problem: string) => void
