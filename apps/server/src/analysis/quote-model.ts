import { type AnswerOf, getQuoteModel } from '@ramp/contracts'
import { type Analysis, displayName, textOutlineOf } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { letteredLandmarks, solidsOf, wayInOf } from '@ramp/solids'
import { checkedAnswer } from '../http/checked-answer.ts'

/** What stands there, where the way begins, what is lettered over it, and the same in words, as JSON that was checked against its call. */
export function quoteModel(analysis: Analysis): string {
  const model: AnswerOf<typeof getQuoteModel> = {
    solids: [...solidsOf(analysis)] as AnswerOf<typeof getQuoteModel>['solids'],
    wayIn: wayInOf(analysis),
    labels: [...letteredLandmarks(analysis, (height) => formatLength(height, analysis.layout.project.units))],
    words: wordsOf(analysis),
  }
  return JSON.stringify(checkedAnswer(getQuoteModel.output, model), rounded)
}

/** A thousandth of an inch is far less than anybody sees, and short to send. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

/** Every walk in a sentence, then what stands beside it. */
function wordsOf(analysis: Analysis): { title: string; sentence: string }[] {
  const { layout, placement } = analysis
  const nameOf = (id: string) => {
    const item = placement.byId.get(id)?.item
    return item ? displayName(item.frontendName) : id
  }
  const lengthOf = (length: number) => formatLength(length, layout.project.units)
  return textOutlineOf(analysis, { nameOf, lengthOf }, []).map(({ title, sentence, rows }) => ({
    title,
    sentence: sentence ?? rows.map(({ name, details }) => [name, ...details].join(', ')).join('; '),
  }))
}
