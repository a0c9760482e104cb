import type { LegalText } from './legal-text.ts'

/** As docs/accessibility.md has it, criterion by criterion. */
export const accessibilityText: LegalText = {
  title: 'Accessibility',
  lead: 'We build products for people who need access. Our own software must be accessible too.',
  sections: [
    {
      title: 'Standard',
      text: '{product} aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which includes WCAG 2.0 AA. It conforms partially: most criteria are met, and the section Known limits lists the exceptions. This is our own assessment.',
    },
    {
      title: 'Keyboard',
      text: 'The designer works without a mouse: place parts from the gallery with Enter, choose them in the list that follows the canvas or in Outline, move them with the arrow keys and turn them with R. When a control disappears, the focus moves to the next one. Single-character shortcuts can be turned off, in the designer and in the portal.',
    },
    {
      title: 'Screen readers',
      text: 'Outline lists the route, heights and problems as text. Each part is in a list that assistive technology can read, and moves are announced with their measures. The 3D view and document previews have the same content as text.',
    },
    {
      title: 'Sight',
      text: 'Text has a contrast of at least 4.5 to 1, and edges of fields and switches at least 3 to 1. Pages work at 400 percent zoom, with high contrast settings, and in portrait. Motion stops by itself and stays off where reduced motion is set.',
    },
    {
      title: 'Known limits',
      text: 'The drawing itself has no shape for a screen reader; Outline has the same content as text. At 400 percent zoom the designer scrolls in both directions around the drawing. Short messages in the corner close after 5 seconds; what was refused stays until Escape or the next edit. The session ends when your login provider ends it; the drawing is saved.',
    },
  ],
}

/** Whom to ask; whoever runs the product names the contact. */
export const contactText = (contact: string | null): string =>
  contact === null
    ? 'If something keeps you from using {product}, contact customer service. Tell us the page and what you tried.'
    : `If something keeps you from using {product}, contact ${contact}. Tell us the page and what you tried.`
