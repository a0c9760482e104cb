import type { LegalText } from './legal-text.ts'

export const accessibilityText: LegalText = {
  title: 'Accessibility',
  lead: 'We build products for people who need access. Our own software must be accessible too.',
  sections: [
    { title: 'Aim', text: '{product} aims at the Web Content Accessibility Guidelines 2.0, level AA.' },
    {
      title: 'Keyboard',
      text: 'The designer works without a pointer: parts are placed from the gallery with Enter, chosen in the list of parts that follows the canvas, moved with the arrow keys and turned with R. Buttons with a shortcut name it. Shortcuts that are a letter or a sign alone can be switched off in Settings.',
    },
    {
      title: 'Screen readers',
      text: 'Each part on the canvas stands in a list that assistive technology can read, and moves are announced in words and measures.',
    },
    {
      title: 'Sight',
      text: 'Text keeps a contrast of at least 4.5 to 1, color never carries a message alone, and motion stops where reduced motion is asked for.',
    },
    {
      title: 'Known limits',
      text: 'The drawing itself cannot be felt as a shape by a screen reader; the list of parts and the list of issues say the same in words. Portrait phones are asked to turn.',
    },
    {
      title: 'Tell us',
      text: 'If something keeps you from using {product}, customer service will help, and we will mend it.',
    },
  ],
}
