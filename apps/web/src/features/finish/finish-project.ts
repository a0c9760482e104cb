import type { IssuedQuote } from '@ramp/contracts'
import { base64Of } from '../../output/base64-of.ts'
import { isSameList } from './is-same-list.ts'
import type { Generated } from './item-list-calls.ts'
import { type Remark, remarkOfCall } from './remark.ts'

/** What ends the work: a sandbox project gets its parts, a project of a quote is saved to it (spec 3 §4.8). */
export type FinishCalls =
  | { readonly kind: 'sandbox'; readonly generate: () => Promise<Generated> }
  | {
      readonly kind: 'quote'
      readonly generate: () => Promise<Generated>
      readonly makePdf: () => Promise<Blob>
      readonly saveLayout: (base64File: string) => Promise<unknown>
      readonly saveProject: () => Promise<unknown>
      readonly updateHeader: () => Promise<IssuedQuote>
    }

export type Finished =
  | { readonly kind: 'generated'; readonly parts: Generated }
  | { readonly kind: 'saved'; readonly quote: IssuedQuote }
  /** The list is another one than the person looked through; nothing was sent. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: Remark }

/**
 * Finishes a project whose list is still the one that was `shown`. The header comes last: a quote is issued only when its layout and its project are stored, and until
 * then everything may be tried again.
 */
export async function finishProject(calls: FinishCalls, shown: Generated['lines']): Promise<Finished> {
  const generated = await attempt('Could not generate parts', async () => ({
    kind: 'generated',
    parts: await calls.generate(),
  }))
  if (generated.kind === 'failed') return generated
  if (!isSameList(generated.parts.lines, shown)) return { kind: 'changed' }
  if (calls.kind === 'sandbox') return generated
  const layout = await attempt('Layout failed to save', async () => {
    await calls.saveLayout(await base64Of(await calls.makePdf()))
    return STORED
  })
  if (layout.kind === 'failed') return layout
  const project = await attempt('Project Failed to update', async () => {
    await calls.saveProject()
    return STORED
  })
  if (project.kind === 'failed') return project
  return attempt('Project Header failed to update', async () => ({
    kind: 'saved',
    quote: await calls.updateHeader(),
  }))
}

const STORED = { kind: 'stored' } as const

async function attempt<const Result>(
  message: string,
  work: () => Promise<Result>,
): Promise<Result | Extract<Finished, { kind: 'failed' }>> {
  try {
    return await work()
  } catch (error) {
    return { kind: 'failed', failure: remarkOfCall(message, error) }
  }
}
