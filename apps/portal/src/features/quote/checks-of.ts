import type { IssuedQuote } from '@ramp/contracts'
import { counted, type Tone } from '@ramp/domain'

/** The checks of an issued quote in words. */
export type Checks = {
  readonly tone: Exclude<Tone, 'open'> | 'plain'
  readonly title: string
  readonly sentence: string | null
  /** Worst first, each once. */
  readonly reasons: readonly string[]
}

type Issued = Pick<IssuedQuote, 'verdict' | 'warnings' | 'acceptedAt'>

/** The verdict of an issued quote; one that was issued before verdicts were kept is not checked, whatever it warned of. */
export function checksOf({ verdict, warnings, acceptedAt }: Issued): Checks {
  if (!verdict)
    return {
      tone: warnings.length > 0 ? 'look' : 'plain',
      title: 'Not checked',
      sentence: acceptedAt ? null : 'Finish this quote again in the designer to check it.',
      reasons: [...new Set(warnings.map(({ message }) => message))],
    }
  const { tone, title, reasons, toVerify } = verdict
  return {
    tone: tone === 'open' ? 'plain' : tone,
    title,
    sentence: toVerify > 0 ? `${counted(toVerify, 'item')} to verify on site.` : null,
    reasons: reasons.map(({ sentence, advice }) => (advice ? `${ended(sentence)} ${advice}` : sentence)),
  }
}

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
