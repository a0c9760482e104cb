import type { VisibleText } from './visible-texts.ts'

/** A way of speaking that a dealer would notice, in its place: a single word is listed only where no sentence needs it. */
export type Phrase = {
  readonly name: string
  readonly pattern: RegExp
  /** What to write. */
  readonly instead: string
  /** Texts that have it because the specification says so, word for word, with its place; or the reason. */
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
      /\b(?:stands?|standing|stood) (?:in|on|at|under|over|beside|between|there|from|clear|against|\{\})/i,
    instead: 'is, is on, is under',
  },
  {
    name: 'lies, for a position',
    pattern:
      /\b(?:lies?|lying) (?:in|on|at|under|over|beside|between|there|from|below|above|where|near|higher|lower|\{\}|more)/i,
    instead: 'is, is on, is at',
  },
  {
    name: 'hangs, for a position',
    pattern: /\bhangs?\b (?:on|from|at|between|over)/i,
    instead: 'connects to',
  },
  {
    name: 'carries, for holds up',
    pattern: /\bcarr(?:y|ies) (?:what|the|a|more|less|\{\})/i,
    instead: 'supports',
  },
  {
    name: 'way, for a ramp or route',
    pattern:
      /\b(?:straight|cheapest|shortest|another|every|no|each) ways?\b|\bways? (?:that|of the length|with|fits?|ends?|comes?)\b/i,
    instead: 'ramp, route, layout',
  },
  {
    name: 'asks for, for requires',
    pattern: /\basks? for\b|\basked for\b/i,
    instead: 'requires, needs',
  },
  {
    name: 'takes, for needs or uses',
    pattern: /\b(?:frame|part|page|sheet|field|it) takes\b/i,
    instead: 'needs, uses',
  },
  {
    name: 'mend',
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    instead: 'fix',
  },
  {
    name: 'look at',
    pattern: /\blook(?:s|ed|ing)? at\b/i,
    instead: 'verify, check, see',
  },
  {
    name: 'in order, for all right',
    pattern: /\b(?:is|are|be|all) in order\b/i,
    instead: 'OK',
  },
  {
    name: 'anew',
    pattern: /\banew\b/i,
    instead: 'again',
  },
  {
    name: 'otherwise, for in another way',
    pattern: /\botherwise\b/i,
    instead: 'if not, else',
  },
  {
    name: 'whole, for complete',
    pattern: /\bthe whole (?:of|job|drawing|list|system|page|text|yard|site|thing)\b|\bas a whole\b/i,
    instead: 'the entire, all of',
  },
  {
    name: 'is told, for is shown',
    pattern: /\b(?:is|are|be|was|were) told\b|\btells? (?:of|you|how|what|the)\b/i,
    instead: 'shows, says',
  },
  {
    name: 'letters, for a label or text',
    pattern: /\b(?:in|with|its|these|white|large) letters\b|\blettered\b|\bLetters and signs\b/i,
    instead: 'label, text',
  },
  {
    name: 'in words',
    pattern: /\bin words\b/i,
    instead: 'in text',
  },
  {
    name: 'take out, for remove',
    pattern: /\btak(?:e|es|en|ing) (?:it |them |this |that |[a-z]+ )?(?:out|off)\b|\btaken out\b/i,
    instead: 'remove',
  },
  {
    name: 'drop it, for discard',
    pattern: /\bdrop (?:it|them|this)\b/i,
    instead: 'discard',
  },
  {
    name: 'go on, for continue',
    pattern: /\bgo(?:es)? on\b|\bgoing on\b/i,
    instead: 'continue, resume',
  },
  {
    name: 'take this, for use this',
    pattern: /\btake (?:this|that|it|these) (?:ramp|one|way|over)?\b/i,
    instead: 'use this',
  },
  {
    name: 'nothing to',
    pattern: /\bthere is nothing\b|\bnothing (?:to|is|was|here|like)\b/i,
    instead: 'no ...',
  },
  {
    name: 'like that',
    pattern: /\b(?:is|are|like) like that\b|\blike that\b/i,
    instead: 'match',
  },
  {
    name: 'does not answer',
    pattern: /\b(?:does|did|do) not answer\b|\bhas not answered\b|\bnobody answered\b/i,
    instead: 'is not responding',
  },
  {
    name: 'went away',
    pattern: /\bw(?:ent|as) away\b|\bgoes away\b|\bwent with\b/i,
    instead: 'was lost, was closed',
  },
  {
    name: 'nobody can say',
    pattern: /\bnobody (?:can|may|has|is|else)\b/i,
    instead: 'cannot be determined, no one',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|their|his|your) own\b/i,
    instead: 'its own, separate',
  },
  {
    name: 'what is, for a thing',
    pattern:
      /\bwhat (?:is|was|were|are) (?:drawn|missing|wrong|there|open|asked|meant|chosen|typed|in stock|left|not|read|saved|known|ordered)\b/i,
    instead: 'the drawing, the missing part',
  },
  {
    name: 'whatever',
    pattern: /\bwhatever\b/i,
    instead: 'any, all',
  },
  {
    name: 'as ever',
    pattern: /\bas ever\b|\bas it was\b|\bas usual\b/i,
    instead: 'unchanged',
  },
  {
    name: 'made to measure',
    pattern: /\bma(?:de|ke) to measure\b/i,
    instead: 'custom',
  },
  {
    name: 'made to order',
    pattern: /\bmade to order\b/i,
    instead: 'custom',
  },
  {
    name: 'in the hand',
    pattern: /\bin the hand\b|\binto the hand\b|\bby hand\b/i,
    instead: 'with the pointer, manually',
  },
  {
    name: 'come to, for reach',
    pattern: /\bcomes? (?:to rest|back|in|with|out|from|at)\b/i,
    instead: 'is included, returns',
  },
  {
    name: 'beside, for next to',
    pattern: /\bbeside\b/i,
    instead: 'next to, with',
  },
  {
    name: 'over the ground',
    pattern: /\bover the (?:ground|datum)\b/i,
    instead: 'above grade',
  },
  {
    name: 'at once, for ever, for good',
    pattern: /\bat once\b|\bfor ever\b|\bfor good\b/i,
    instead: 'immediately, now, no longer',
  },
  {
    name: 'which, where a second sentence begins',
    pattern: /, which (?:asks|lies|stands|is what|takes|holds)\b/i,
    instead: 'split into two sentences',
  },
  {
    name: 'holds, for contains',
    pattern: /\bholds?\b (?:the|a|an|no|more|at most|\{\}|all|only|what|one|\d)/,
    instead: 'contains, has',
  },
  {
    name: 'keeps, for saves',
    pattern: /\bkeeps? (?:the|it|them|what|a|your|no|this|those)\b|\bis kept\b|\bare kept\b/,
    instead: 'saves, stores',
  },
  {
    name: 'paper, for a document',
    pattern: /\bpapers?\b/i,
    instead: 'document',
  },
  {
    name: 'sign in, sign out',
    pattern: /\bsign(?:ed|s|ing)? (?:in|out)\b|\bsign-in\b/i,
    instead: 'log in, log out',
    // Spec 1 §2, top bar.
    fixed: ['Signed in as', 'Signed in as {}'],
  },
  {
    name: 'joint, for a connection',
    pattern: /\bjoints?\b/i,
    instead: 'connection',
  },
  {
    name: 'maker',
    pattern: /\bmaker(?:’s|'s)?\b/i,
    instead: 'manufacturer',
  },
  {
    name: 'special order',
    pattern: /\bspecial order\b/i,
    instead: 'custom',
    // Spec 2 §5.
    fixed: ['60-inch ramps are special order, contact customer service.'],
  },
  {
    name: 'picture, for a preview',
    pattern: /\bpictures? of\b|\bits picture\b/i,
    instead: 'preview, image',
  },
  {
    name: 'visit, for a site survey',
    pattern: /\b(?:the|on a|a) visit\b/i,
    instead: 'site survey',
  },
  {
    name: 'to look at, of a finding',
    pattern: /\bto look at\b|\bLook at\b/i,
    instead: 'verify, check',
  },
  {
    name: 'sentence, of a message',
    pattern: /\b(?:a|the|this|one|each) sentence\b|\bin a sentence\b/i,
    instead: 'message',
  },
  {
    name: 'such a, this very',
    pattern: /\bthis very\b|\bthe very\b|\bjust this\b/i,
    instead: 'this',
  },
  {
    name: 'British spelling',
    pattern:
      /\b(?:licen[c]e|colou[r]s?|colou[r]ed|gr[e]y|kerbs?|centre[ds]?|metres?|catalogues?(?!\.json)|analyse[ds]?|favourites?|behaviours?|cancelled|modelling|labelled|travelled|storeys?|aluminium|neighbours?|towards|recognise[ds]?|organi[s]ed?|cheques?|programme|tyres?)\b/i,
    instead: 'license, color, gray, curb, center, catalog, analyze, toward',
    // Words that a person may search the graphics by.
    fixed: ['grey, slab, pad'],
  },
  {
    name: 'ratio with spaces',
    pattern: /(?:\d|\{\}) : (?:\d|\{\})/,
    instead: '1:12',
  },
  {
    name: 'primes, for feet and inches',
    pattern: /[′″]/,
    instead: `5'-6 1/2", 31"`,
  },
]
