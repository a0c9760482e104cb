import type { Edit } from '../../edits/edit.ts'
import type { IssueCode } from '../../model/layout/issue.ts'

/** Why parts could not stay joined; nothing was changed. */
export type JoinedProblem =
  /** What should follow is held elsewhere as well: by parts both ways round, or by an entrance of its own. */
  | { readonly kind: 'held' }
  /** Something that follows would come to lie on another system part. */
  | { readonly kind: 'no-room' }
  /** The new part has no free end for everything that is joined. */
  | { readonly kind: 'no-end' }
  /** A rule of the connections keeps the two apart. */
  | { readonly kind: 'rule'; readonly code: IssueCode; readonly values: Readonly<Record<string, string>> }

/** What comes of changing a part that is joined: the edit, or the reason why everything stays. */
export type JoinedChange =
  | { readonly kind: 'changed'; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly because: JoinedProblem }

export const refused = (because: JoinedProblem): JoinedChange => ({ kind: 'refused', because })
