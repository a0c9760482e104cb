import type { SubSection } from '../entry.ts'

/** The page of the portal about what the customer of one quote is charged. */
export const priceOfAQuote: SubSection = {
  name: 'Price of a Quote',
  when: 'You want to know what the customer pays for a quote, or change it.',
  shows: 'The price of a quote with an optional line, its charges, and who pays.',
  words: [
    'price of a quote',
    'change price',
    'installed price',
    'installation hours',
    'optional line',
    'payer',
    'purchase order',
    'authorization number',
    'tax exempt',
    'break-even',
    'issue with a new price',
  ],
  entries: [
    {
      title: 'What the customer pays',
      text: [
        'Under Price, the quote page shows the total of the option and whether sales tax is included. Price details lists each charge, discount, taxes, payers, and payments. Check an optional line to include it in the total.',
        'A red box lists what the price still needs. A yellow box lists what to check.',
        'The owner can open Margin, and the office the cost of the parts. Sales see the price without either, and a crew sees no price.',
      ],
      steps: ['Open the quote.', 'Read the total under Price.', 'Open Price details to see how it adds up.'],
    },
    {
      title: 'Change the price of one quote',
      text: [
        'Each section shows what applies now. What you change applies to this option only. Use company terms removes the change.',
        'Installation hours are estimated from the parts until you type them. A discount has a printed name and a reason that is never printed. Each payer pays charge groups or an amount, with a purchase order or authorization number.',
        'Only the owner sees how the price is built and the margin view.',
        'If someone else saved first, a message says who. Your entries are still there.',
      ],
      steps: ['Press Change price.', 'Open a section and change it.', 'Press Save price.'],
    },
    {
      title: 'Issue a quote with a new price',
      text: [
        'An issued proposal keeps its price. If the price is different now, the quote page says so and offers to issue the next revision with the same drawing.',
        'Below the margin floor, sales can save a price, but only the owner can issue it.',
      ],
      steps: ['Change the price.', 'Press Issue with this price.'],
    },
  ],
}
