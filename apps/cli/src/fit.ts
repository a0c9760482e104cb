import { fitSite } from './fit-site.ts'
import { catalogueOfList, takeList } from './price-list.ts'
import { answerFile, say } from './read-json.ts'

/** Exit codes: there are proposals, nothing fits and the reasons are told; 2 is not a site description. */
const FITS = 0
const NOTHING_FITS = 1

const usage = {
  none: 'Name the site to fit a ramp on: npm run --silent fit -- FILE',
  several: 'Name one site at a time: npm run --silent fit -- FILE',
}

const { rest, list } = takeList(process.argv.slice(2))

function answer(text: string) {
  const report = fitSite(text, catalogueOfList(list))
  return { code: report.proposals.length > 0 ? FITS : NOTHING_FITS, output: JSON.stringify(report, null, 2) }
}

say(answerFile(rest, { usage, answer }))
