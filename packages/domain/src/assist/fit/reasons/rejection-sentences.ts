import { productRules } from '../../../model/products/product-rules.ts'
import type { Rejection } from '../routes/rejections.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { noGuards } from './door-height.ts'
import { withArticle } from './names.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'

type Sentence = (rejection: Rejection, search: SearchSite) => FitReason

/** What layouts that came near failed by, as sentences. */
export const SENTENCES: Readonly<Record<Rejection['code'], Sentence>> = {
  'foot-slopes': ({ need, have }) =>
    reasonOf({
      code: 'foot-slopes',
      text: `The ground falls 1:${Math.floor(have * 10) / 10} where the ramp could end (1:${Math.round(need)} maximum).`,
      need,
      have,
      unit: '1:n',
      section: '405.7.1',
    }),
  'no-guards': ({ need, have }, { stock }) =>
    noGuards(have, need, productRules(stock.catalogue.productLine).name),
  'too-low': (rejection) => (rejection.name === 'ramp' ? rampInGround(rejection) : platformTooLow(rejection)),
  'too-high': ({ need, have }) =>
    reasonOf({
      code: 'too-high',
      text: `A leg needs to be ${needText(have)}. Stock legs are for heights under ${haveText(need)}.`,
      need: have,
      have: need,
      section: 'domain 7.10',
    }),
  'misses-the-end': ({ need, name }) =>
    reasonOf({
      code: 'misses-the-end',
      text: `No layout found ends ${name ? `at ${withArticle(name)}` : 'where it has to'}. The closest ends ${needText(need)} from it.`,
      need,
      have: 0,
      section: 'site 3, rule 10',
    }),
}

/** `need` is how far it may be in the ground, `have` how far it is. */
const rampInGround = ({ need, have }: Rejection): FitReason =>
  reasonOf({
    code: 'ramp-in-ground',
    text: `The ground is ${needText(have)} higher than the ramp where it would be (${haveText(need)} maximum).`,
    need: have,
    have: need,
    section: 'domain 7.1',
  })

const platformTooLow = ({ need, have }: Rejection): FitReason =>
  reasonOf({
    code: 'too-low',
    text: `A platform needs to be at least ${needText(need)} above the ground. ${
      have < 0 ? `It would be ${haveText(-have)} below it.` : `It would be ${haveText(have)} above it.`
    }`,
    need,
    have,
    section: 'domain 7.1',
  })
