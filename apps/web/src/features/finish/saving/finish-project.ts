import { CallError, type IssuedQuote } from '@ramp/contracts'
import { base64Of } from '../../../output/base64-of.ts'
import { isSameList } from '../item-list/is-same-list.ts'
import type { Generated } from '../item-list/item-list-calls.ts'
import { type Remark, remarkOfCall } from '../item-list/remark.ts'

/** What ends the work: a sandbox project gets its parts, a project of a quote is saved to it (spec 3 §4.8). */
export type FinishCalls =
  | { readonly kind: 'sandbox'; readonly generate: () => Promise<Generated> }
  | {
      readonly kind: 'quote'
      readonly generate: () => Promise<Generated>
      readonly makePdf: () => Promise<Blob>
      /** A browser that cannot draw the preview picture gives null, and has said so. */
      readonly makePreview: () => Promise<Blob | null>
      /** Layout PDF, preview picture, project and header in one call: all of it is stored, or nothing. */
      readonly send: (files: FilesOfQuote) => Promise<IssuedQuote>
    }

/** The files of a quote, base64. */
type FilesOfQuote = { readonly base64File: string; readonly preview: string | null }

export type Finished =
  | { readonly kind: 'generated'; readonly parts: Generated }
  | { readonly kind: 'saved'; readonly quote: IssuedQuote }
  /** The list is another one than the person looked through; nothing was sent. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: Remark }

/**
 * Finishes a project whose list is still the one that was `shown`. Everything that is stored goes in one call, which may
 * be sent again: a quote is issued once, with its PDF and its project, or nothing has happened.
 */
export async function finishProject(calls: FinishCalls, shown: Generated['lines']): Promise<Finished> {
  const generated = await attempt('Could not generate parts', async () => ({
    kind: 'generated',
    parts: await calls.generate(),
  }))
  if (generated.kind === 'failed') return generated
  if (!isSameList(generated.parts.lines, shown)) return { kind: 'changed' }
  if (calls.kind === 'sandbox') return generated
  const made = await attempt(LAYOUT_FAILED, async () => ({ kind: 'made', files: await filesOf(calls) }))
  if (made.kind === 'failed') return made
  return attempt(failureOfSending, async () => ({
    kind: 'saved',
    quote: await calls.send(made.files),
  }))
}

async function filesOf({ makePdf, makePreview }: Extract<FinishCalls, { kind: 'quote' }>) {
  const [pdf, picture] = await Promise.all([makePdf(), makePreview()])
  return { base64File: await base64Of(pdf), preview: picture && (await base64Of(picture)) }
}

const LAYOUT_FAILED = 'Layout failed to save'

/** Which of the things in the one call was refused, in the words of spec 3 §8. */
function failureOfSending(error: unknown): string {
  switch (error instanceof CallError ? error.code : null) {
    case 'file.refused':
    case 'body.too-large':
      return LAYOUT_FAILED
    case 'files.unavailable':
      return 'Could not connect to sharepoint'
    case 'header.changed':
      return 'Project Failed to update'
    default:
      return 'Project Header failed to update'
  }
}

async function attempt<const Result>(
  message: string | ((error: unknown) => string),
  work: () => Promise<Result>,
): Promise<Result | Extract<Finished, { kind: 'failed' }>> {
  try {
    return await work()
  } catch (error) {
    return {
      kind: 'failed',
      failure: remarkOfCall(typeof message === 'string' ? message : message(error), error),
    }
  }
}
