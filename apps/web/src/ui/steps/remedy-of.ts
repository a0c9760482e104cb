import { type Analysis, type Edit, type Issue, openRailedSides, railedOpenSides } from '@ramp/domain'

/** What mends an issue in the place where it is said. */
export type Remedy = { readonly label: string; readonly edit: Edit }

/** The edit that mends an issue for certain; null where a person has to choose. */
export function remedyOf({ code, parts }: Issue, analysis: Analysis): Remedy | null {
  const [platform] = parts
  if (code !== 'connection.rails-overlap' || platform === undefined) return null
  const sides = railedOpenSides(platform, analysis).length
  return {
    label: sides > 1 ? 'Open these sides' : 'Open this side',
    edit: openRailedSides(platform, analysis),
  }
}
