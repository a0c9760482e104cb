import type { Phrase } from './phrases.ts'

/** Words that promise something, or that name another thing in a building code or a contract than what is meant. */
export const weightedWords: readonly Phrase[] = [
  {
    name: 'praise that nobody can vouch for',
    pattern: /\b(?:gent(?:le|ly)|eas(?:y|ily|ier)|safe(?:ly|r|ty)?|permanent(?:ly)?|certified)\b/i,
    instead: 'the number that was entered or read',
  },
  {
    name: 'compliance',
    pattern: /\bcompl(?:iant|iance|ies)\b|\bmeets? (?:the |all )?codes?\b|\bup to code\b/i,
    instead: 'what was found: OK, Not met, Verify in field',
    fixed: [
      // Spec 1 §2 and 3 §2.2, the card of PATHWAY HD.
      'Code Compliant Moduler Access System',
      // Says who answers for it, and that the product does not.
      'The dealer and the local authority having jurisdiction are responsible for compliance with building codes.',
      // Words that a person may search the graphics by.
      'ada, accessibility, checklist, compliance, guidelines, layout',
    ],
  },
  {
    name: 'guard, of two lines',
    pattern: /\btwo-line (?:guards?|guardrails?)\b|\bguardrails?\b/i,
    instead: 'two-line railing; a guard is what R312 and IBC 1015 require',
  },
  {
    name: 'railing, for what a hand holds',
    pattern: /\bgraspable (?:railings?|guards?)\b|\b(?:grip|grasp) of the (?:railing|guard)\b/i,
    instead: 'handrail',
  },
  {
    name: "offer, for the customer's document",
    pattern: /\b(?:an|the|this|of an|one|each) offers?\b|^Offers?\b/i,
    instead: 'proposal',
  },
  {
    name: 're-length',
    pattern: /\bre-?length/i,
    instead: 'change ramp lengths',
  },
  {
    name: 'kerb and catalogue',
    pattern: /\b(?:kerbs?|catalogues?(?!\.json))\b/i,
    instead: 'curb, catalog',
  },
]
