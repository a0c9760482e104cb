import type { VisibleText } from './visible-texts.ts'

/** A way of speaking that a dealer would notice, in its place: a single word is listed only where no sentence needs it. */
export type Phrase = {
  readonly name: string
  readonly pattern: RegExp
  /** What to write. */
  readonly instead: string
  /** Texts that have it today. It may only fall. */
  readonly count: number
  /** Texts that have it because the specification says so, word for word, with its place. */
  readonly fixed?: readonly string[]
}

export const textsWith = (
  { pattern, fixed = [] }: Pick<Phrase, 'pattern' | 'fixed'>,
  texts: readonly VisibleText[],
): readonly VisibleText[] => texts.filter(({ text }) => pattern.test(text) && !fixed.includes(text))

/** At most sixty, so that somebody can know them. */
export const phrases: readonly Phrase[] = [
  {
    name: 'stands, for a position',
    pattern:
      /\b(?:stands?|standing|stood) (?:in|on|at|under|over|beside|between|there|from|clear|against|\{\})/,
    instead: 'is, is on, is under',
    count: 17,
  },
  {
    name: 'lies, for a position',
    pattern:
      /\b(?:lies?|lying) (?:in|on|at|under|over|beside|between|there|from|below|above|where|near|higher|lower|\{\}|more)/,
    instead: 'is, is on, is at',
    count: 24,
  },
  {
    name: 'hangs, for a position',
    pattern: /\bhangs?\b (?:on|from|at|between|over)/,
    instead: 'connects to',
    count: 0,
  },
  {
    name: 'carries, for holds up',
    pattern: /\bcarr(?:y|ies) (?:what|the|a|more|less|\{\})/,
    instead: 'supports',
    count: 0,
  },
  {
    name: 'way, for a ramp or route',
    pattern:
      /\b(?:straight|cheapest|shortest|another|every|no|each) ways?\b|\bways? (?:that|of the length|with|fits?|ends?|comes?)\b/,
    instead: 'ramp, route, layout',
    count: 3,
  },
  {
    name: 'asks for, for requires',
    pattern: /\basks? for\b|\basked for\b/,
    instead: 'requires, needs',
    count: 9,
  },
  {
    name: 'takes, for needs or uses',
    pattern: /\b(?:frame|part|page|sheet|field|it) takes\b/,
    instead: 'needs, uses',
    count: 0,
  },
  {
    name: 'mend',
    pattern: /\bmend(?:s|ed|ing)?\b/,
    instead: 'fix',
    count: 0,
  },
  {
    name: 'look at',
    pattern: /\blook(?:s|ed|ing)? at\b/,
    instead: 'verify, check, see',
    count: 0,
  },
  {
    name: 'in order, for all right',
    pattern: /\b(?:is|are|be|all) in order\b/,
    instead: 'OK',
    count: 0,
  },
  {
    name: 'anew',
    pattern: /\banew\b/,
    instead: 'again',
    count: 0,
  },
  {
    name: 'otherwise, for in another way',
    pattern: /\botherwise\b/,
    instead: 'if not, else',
    count: 2,
  },
  {
    name: 'whole, for complete',
    pattern: /\bthe whole (?:of|job|drawing|list|system|page|text|yard|site|thing)\b|\bas a whole\b/,
    instead: 'the entire, all of',
    count: 1,
  },
  {
    name: 'is told, for is shown',
    pattern: /\b(?:is|are|be|was|were) told\b|\btells? (?:of|you|how|what|the)\b/,
    instead: 'shows, says',
    count: 2,
  },
  {
    name: 'letters, for a label or text',
    pattern: /\b(?:in|with|its|these|white|large) letters\b|\blettered\b|\bLetters and signs\b/,
    instead: 'label, text',
    count: 0,
  },
  {
    name: 'in words',
    pattern: /\bin words\b/,
    instead: 'in text',
    count: 2,
  },
  {
    name: 'take out, for remove',
    pattern: /\b[Tt]ak(?:e|es|en|ing) (?:it |them |this |that |[a-z]+ )?(?:out|off)\b|\btaken out\b/,
    instead: 'remove',
    count: 1,
  },
  {
    name: 'drop it, for discard',
    pattern: /\b[Dd]rop (?:it|them|this)\b/,
    instead: 'discard',
    count: 1,
  },
  {
    name: 'go on, for continue',
    pattern: /\b[Gg]o(?:es)? on\b|\bgoing on\b/,
    instead: 'continue, resume',
    count: 18,
  },
  {
    name: 'take this, for use this',
    pattern: /\b[Tt]ake (?:this|that|it|these) (?:ramp|one|way|over)?\b/,
    instead: 'use this',
    count: 3,
  },
  {
    name: 'nothing to',
    pattern: /\b[Tt]here is nothing\b|\b[Nn]othing (?:to|is|was|here|like)\b/,
    instead: 'no ...',
    count: 33,
  },
  {
    name: 'like that',
    pattern: /\b(?:is|are|like) like that\b|\blike that\b/,
    instead: 'match',
    count: 0,
  },
  {
    name: 'does not answer',
    pattern: /\b(?:does|did|do) not answer\b|\bhas not answered\b|\bnobody answered\b/,
    instead: 'is not responding',
    count: 1,
  },
  {
    name: 'went away',
    pattern: /\bw(?:ent|as) away\b|\bgoes away\b|\bwent with\b/,
    instead: 'was lost, was closed',
    count: 0,
  },
  {
    name: 'nobody can say',
    pattern: /\bnobody (?:can|may|has|is|else)\b/,
    instead: 'cannot be determined, no one',
    count: 1,
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|their|his|your) own\b/,
    instead: 'its own, separate',
    count: 4,
  },
  {
    name: 'what is, for a thing',
    pattern:
      /\b[Ww]hat (?:is|was|were|are) (?:drawn|missing|wrong|there|open|asked|meant|chosen|typed|in stock|left|not|read|saved|known|ordered)\b/,
    instead: 'the drawing, the missing part',
    count: 5,
  },
  {
    name: 'whatever',
    pattern: /\b[Ww]hatever\b/,
    instead: 'any, all',
    count: 1,
  },
  {
    name: 'as ever',
    pattern: /\bas ever\b|\bas it was\b|\bas usual\b/,
    instead: 'unchanged',
    count: 1,
  },
  {
    name: 'made to measure',
    pattern: /\bma(?:de|ke) to measure\b/,
    instead: 'custom',
    count: 3,
  },
  {
    name: 'made to order',
    pattern: /\bmade to order\b/,
    instead: 'custom',
    count: 0,
  },
  {
    name: 'in the hand',
    pattern: /\bin the hand\b|\binto the hand\b|\bby hand\b/,
    instead: 'with the pointer, manually',
    count: 6,
  },
  {
    name: 'come to, for reach',
    pattern: /\bcomes? (?:to rest|back|in|with|out|from|at)\b/,
    instead: 'is included, returns',
    count: 7,
  },
  {
    name: 'beside, for next to',
    pattern: /\bbeside\b/,
    instead: 'next to, with',
    count: 23,
  },
  {
    name: 'over the ground',
    pattern: /\bover the (?:ground|datum)\b/,
    instead: 'above grade',
    count: 1,
  },
  {
    name: 'at once, for ever, for good',
    pattern: /\bat once\b|\bfor ever\b|\bfor good\b/,
    instead: 'immediately, now, no longer',
    count: 2,
  },
  {
    name: 'which, where a second sentence begins',
    pattern: /, which (?:asks|lies|stands|is what|takes|holds)\b/,
    instead: 'split into two sentences',
    count: 0,
  },
  {
    name: 'holds, for contains',
    pattern: /\bholds?\b (?:the|a|an|no|more|at most|\{\}|all|only|what|one|\d)/,
    instead: 'contains, has',
    count: 12,
  },
  {
    name: 'keeps, for saves',
    pattern: /\bkeeps? (?:the|it|them|what|a|your|no|this|those)\b|\bis kept\b|\bare kept\b/,
    instead: 'saves, stores',
    count: 26,
  },
  {
    name: 'paper, for a document',
    pattern: /\b[Pp]apers?\b/,
    instead: 'document',
    count: 1,
  },
  {
    name: "offer, for the customer's paper",
    pattern: /\b(?:[Aa]n|the|The|this|This|of an|one|each) offers?\b|^Offer\b/,
    instead: 'proposal',
    count: 2,
  },
  {
    name: 'sign in, sign out',
    pattern: /\b[Ss]ign(?:ed|s|ing)? (?:in|out)\b|\b[Ss]ign-in\b/,
    instead: 'log in, log out',
    count: 11,
  },
  {
    name: 'joint, for a connection',
    pattern: /\b[Jj]oints?\b/,
    instead: 'connection',
    count: 9,
  },
  {
    name: 'maker',
    pattern: /\bmaker(?:’s|'s)?\b/,
    instead: 'manufacturer',
    count: 0,
  },
  {
    name: 'special order',
    pattern: /\b[Ss]pecial order\b/,
    instead: 'custom',
    count: 0,
    // Spec 2 §5.
    fixed: ['60-inch ramps are special order, contact customer service.'],
  },
  {
    name: 'picture, for a preview',
    pattern: /\bpictures? of\b|\bits picture\b/,
    instead: 'preview, image',
    count: 3,
  },
  {
    name: 'visit, for a site survey',
    pattern: /\b(?:the|on a|a) visit\b/,
    instead: 'site survey',
    count: 1,
  },
  {
    name: 'words of praise that we cannot vouch for',
    pattern:
      /\b(?:[Gg]entle|[Ee]asy|[Ss]afe(?:ly)?|ADA[- ]compliant|meets (?:the )?code|[Pp]ermanent(?:ly)?|[Cc]ertified)\b/,
    instead: 'the number that was measured',
    count: 0,
  },
  {
    name: 'NOT MET and to look at',
    pattern: /\b[Tt]o look at\b|\bNOT MET\b|\bLook at\b/,
    instead: 'Not met, Verify in field',
    count: 4,
  },
  {
    name: 'sentence, of a message',
    pattern: /\b(?:a|the|this|one|each) sentence\b|\bin a sentence\b/,
    instead: 'message',
    count: 1,
  },
  {
    name: 'such a, this very',
    pattern: /\bthis very\b|\bthe very\b|\bjust this\b/,
    instead: 'this',
    count: 0,
  },
  {
    name: 'British spelling',
    pattern:
      /\b(?:licen[c]e|colou[r]s?|colou[r]ed|gr[e]y|kerbs?|centre[ds]?|metres?|catalogues?|analyse[ds]?|favourites?|behaviours?|cancelled|modelling|labelled|travelled|storeys?|aluminium|neighbours?|towards|recognise[ds]?|organi[s]ed?|cheques?|programme|tyres?)\b/,
    instead: 'license, color, gray, curb, center, catalog, analyze, toward',
    count: 20,
  },
  {
    name: 'ratio with spaces',
    pattern: /(?:\d|\{\}) : (?:\d|\{\})/,
    instead: '1:12',
    count: 0,
  },
  {
    name: 'primes, for feet and inches',
    pattern: /[′″]/,
    instead: `5'-6 1/2", 31"`,
    count: 0,
  },
]
