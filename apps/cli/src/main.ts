import { catalogueOfList, takeList } from './price-list.ts'
import { quoteSystem } from './quote-system.ts'
import { answerFile, say } from './read-json.ts'

/** Exit codes: quoted, quoted with errors in the system; 2 is not a system description. */
const QUOTED = 0
const HAS_ERRORS = 1

const usage = {
  none: 'Name the system description to quote: npm run --silent quote -- FILE',
  several: 'Name one system description at a time: npm run --silent quote -- FILE',
}

const { rest, list } = takeList(process.argv.slice(2))

function answer(text: string) {
  const report = quoteSystem(text, catalogueOfList(list))
  return { code: report.errors.length > 0 ? HAS_ERRORS : QUOTED, output: JSON.stringify(report, null, 2) }
}

say(answerFile(rest, { usage, answer }))
