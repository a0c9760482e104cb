import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import { bytesOf, contentProblem } from '../../files/content/file-content.ts'
import { pdfProblem, TOO_MUCH_PACKED } from '../../files/content/pdf-problem.ts'
import { AppError } from '../../http/app-error.ts'
import { LARGE } from '../../http/json-body.ts'
import type { Caller } from '../../identity/caller.ts'
import { type FileName, nameOf } from './file-name.policy.ts'

/** A file that was looked at and may be stored. */
export type CheckedFile = { readonly file: FileName; readonly bytes: Buffer }

/** A file whose content is what its name says and does nothing by itself, or a refusal with AppError. */
export type CheckFile = (caller: Caller, file: FileName, base64File: string) => Promise<CheckedFile>

/** Takes some milliseconds at most, as a small file does. */
const UNPACKED_AT_ONCE = 1024 * 1024

/** Looks at small files at once; a large PDF, and one that unpacks to much, beside the server. */
export const checkFileWith = ({ run }: Pick<AnalysisPool, 'run'>): CheckFile => {
  async function insideOfPdf(caller: Caller, bytes: Buffer): Promise<string | null> {
    const atOnce = bytes.length > LARGE ? TOO_MUCH_PACKED : pdfProblem(bytes, UNPACKED_AT_ONCE)
    return atOnce === TOO_MUCH_PACKED ? run(caller.id, { kind: 'pdf', bytes }) : atOnce
  }
  return async (caller, file, base64File) => {
    const refuse = (problem: string): never => {
      throw new AppError('file.refused', `${nameOf(file)}: ${problem}`)
    }
    const bytes = bytesOf(base64File) ?? refuse('The content is not base64.')
    const problem =
      contentProblem(file.kind, bytes) ?? (file.kind === 'pdf' ? await insideOfPdf(caller, bytes) : null)
    return problem === null ? { file, bytes } : refuse(problem)
  }
}
