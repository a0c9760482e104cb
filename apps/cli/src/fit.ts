import { readCatalogue } from '@ramp/catalogue-files'
import { fitSite } from './fit-site.ts'
import { answerFile, say } from './read-json.ts'

/** Exit codes: there are proposals, nothing fits and the reasons are told; 2 is not a site description. */
const FITS = 0
const NOTHING_FITS = 1

const usage = {
  none: 'Name the site to fit a ramp on: npm run --silent fit -- FILE',
  several: 'Name one site at a time: npm run --silent fit -- FILE',
}

function answer(text: string) {
  const report = fitSite(text, readCatalogue)
  return { code: report.proposals.length > 0 ? FITS : NOTHING_FITS, output: JSON.stringify(report, null, 2) }
}

say(answerFile(process.argv.slice(2), { usage, answer }))
