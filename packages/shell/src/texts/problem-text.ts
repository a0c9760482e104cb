/** What went wrong, as a sentence that can be shown. */
export const problemText = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem)
