import type { Analysis } from '@ramp/domain'
import { base64Of } from '../../../output/base64-of.ts'
import { layoutPreview } from '../../../output/layout-preview.ts'
import { OutputError } from '../../../output/output-error.ts'
import { savePreview } from '../../../persistence/history-backup.ts'
import type { Owner } from '../../../persistence/owner.ts'

/** Keeps a picture beside the history backup; says in the specification's words why there is none, else null (spec 1 §5, §8). */
export async function saveHistoryPreview(
  analysis: Analysis,
  owner: Owner,
  make: (analysis: Analysis) => Promise<Blob> = layoutPreview,
): Promise<string | null> {
  try {
    const png = await base64Of(await make(analysis))
    return savePreview(png, owner) ? null : 'Preview was not saved'
  } catch (error) {
    return error instanceof OutputError ? error.message : 'Preview was not saved'
  }
}
