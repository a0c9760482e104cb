import type { Layout } from '@ramp/domain'
import type { SavedProject } from '@ramp/formats'
import type { Owner } from '../../persistence/owner.ts'

type FileLayout = {
  readonly layout: Layout
  /** What the person has to know about where it comes from; null of a file of this project. */
  readonly note: string | null
}

/** The drawing of a file as a quote takes it: the quote keeps its own name, which its documents print. */
export function layoutOfFile(
  { layout, vizionHeaderId }: Pick<SavedProject, 'layout' | 'vizionHeaderId'>,
  { headerID }: Pick<Owner, 'headerID'>,
  name: string,
): FileLayout {
  if (headerID === null || vizionHeaderId === headerID || name === '') return { layout, note: null }
  const named = { ...layout, project: { ...layout.project, name } }
  const from = vizionHeaderId === null ? null : `It was saved for quote ${vizionHeaderId}.`
  return { layout: named, note: from && `${from} This project is still called ${name}.` }
}
