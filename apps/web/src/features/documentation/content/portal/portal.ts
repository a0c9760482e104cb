import type { SubSection } from '../entry.ts'
import { company } from './company.ts'
import { customersAndPrices } from './customers-and-prices.ts'
import { priceOfAQuote } from './price-of-a-quote.ts'

export const portal: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You manage your quotes: one quote for each job.',
    shows: 'The list of quotes, with the selected quote on the right.',
    words: [
      'portal',
      'dealer portal',
      'quotes',
      'my quotes',
      'list of quotes',
      'status',
      'to be designed',
      'quoted',
    ],
    entries: [
      {
        title: 'From the quote to the order',
        text: [
          'To be designed: the quote has no parts list yet. Quoted: the design is finished, with parts list and price. Accepted: parts list and prices are frozen, and the design changes only by a change order.',
        ],
        steps: [
          'Create a quote and open it in the designer.',
          'Draw the ramp and press Finish.',
          'Return to the portal: the parts list, the price and the code checks are there.',
          'Make the documents, then accept the quote.',
        ],
      },
    ],
  },
  {
    name: 'Find a Quote',
    when: 'You look for a job among many.',
    shows: 'The search, the filters and the list of quotes.',
    words: [
      'find',
      'search',
      'find a quote',
      'filter',
      'sort',
      'order of the list',
      'old quote',
      'archive',
      'list as CSV',
      'expires',
      'quote number',
    ],
    entries: [
      {
        title: 'Search, filter, sort',
        text: [
          'The search finds words of the name, the number of a quote or a revision, the address, contact and permit number of the job, option names, short names of parts, the creator and the product line. Each word must match. Your choices are saved in the page address, so you can bookmark it.',
          'Archive on the quote page hides the quote from the list. It changes nothing else. Choose Archived in the filter to see archived quotes.',
        ],
        steps: [
          'Type in Search quotes, or press / to go there.',
          'Choose product, customer, or when the quote was updated, or Expires within 14 days. Choose a status above the list.',
          'Press a column heading to sort by it. Press it again to reverse the order.',
          'Press the quote, or press Enter on it.',
          'Press CSV to download the list as filtered for a spreadsheet.',
        ],
      },
    ],
  },
  {
    name: 'Create a Quote',
    when: 'You have a new job.',
    shows: 'The fields of a new quote: name and product line.',
    words: ['quote', 'new quote', 'create a quote', 'new job', 'add a quote', 'start a quote'],
    entries: [
      {
        title: 'New quote',
        text: [
          'A quote has a name, such as the customer and the place, and a product line. You can rename it in the designer.',
        ],
        steps: [
          'Press New quote in the list.',
          'Type the name and choose the product line.',
          'Press Create and open to draw now, or Create quote to draw later.',
        ],
      },
    ],
  },
  {
    name: 'Open in the Designer',
    when: 'You draw the ramp of a quote, or continue.',
    shows: 'A quote without a parts list, with its Designer button.',
    words: [
      'open in designer',
      'open in the designer',
      'open quote',
      'edit a quote',
      'continue',
      'return to quote',
    ],
    entries: [
      {
        title: 'From the portal to the designer and back',
        text: [
          'The designer opens in a new tab. The portal stays open, and shows the parts list as soon as the design is finished.',
        ],
        steps: [
          'Press Designer next to the quote, or in it.',
          'Start the project. A quote that was finished before opens with its drawing.',
          'After Finish close the tab and return to the portal.',
        ],
      },
    ],
  },
  {
    name: 'Read a Quote',
    when: 'You check price, code items and parts of a quote before you accept it.',
    shows: 'A finished quote: checks, drawing, figures and parts list.',
    words: [
      'quote page',
      'read a quote',
      'version',
      'parts total',
      'verdict',
      'checks of a quote',
      'warnings of a quote',
    ],
    entries: [
      {
        title: 'The page of a quote',
        text: [
          'At the top are the options and revisions. Below them are drawing, price, length, weight and slope, and the job details, next to the checks, the parts list, and the documents. A quote with several revisions also has Difference and Activity there.',
          'Job details are address, contact, phone and permit number. You can edit them at any time: permit sets and crew packs made later have the new details. Issued proposals keep theirs.',
          'Each Finish makes a new version. The page shows the last one, with its date and who sent it. Choose another revision above the parts list.',
        ],
        steps: [
          'Open the quote from the list.',
          'Read the box about the checks first.',
          'Compare the parts list with the job.',
        ],
      },
    ],
  },
  {
    name: 'Duplicate a Quote',
    when: 'A job is similar to an earlier one.',
    shows: 'The copy of a quote, which is to be designed.',
    words: ['duplicate', 'copy a quote', 'template', 'reuse', 'similar job', 'copy of'],
    entries: [
      {
        title: 'A copy with the drawing',
        text: [
          'The copy is a new quote for the same customer, with the drawing of the original. It has no parts list and no price until you finish it. The original does not change. There are no other templates: use a quote that you duplicate for each new job.',
        ],
        steps: [
          'Press Duplicate in the quote, next to the list, or in its row.',
          'Open the copy in the designer, change what is different, and finish it.',
        ],
      },
    ],
  },
  {
    name: 'Accept a Quote',
    when: 'The customer agreed, and the order should be fixed.',
    shows: 'The question before a quote is accepted, with its price.',
    words: ['accept', 'accept a quote', 'order', 'place the order', 'approve a quote', 'frozen', 'buy'],
    entries: [
      {
        title: 'Accept',
        text: [
          'Accepting freezes the parts list and the prices. You cannot undo this. To change the design after that, start a change order.',
          'If a newer version was finished in the meantime, it is shown first, so you never accept a list you did not see.',
        ],
        steps: [
          'Open the quote and press Accept quote.',
          'Read the price and the items that are not met.',
          'Press Accept for the price.',
        ],
      },
    ],
  },
  {
    name: 'Change a Quote',
    when: 'The design or the name of a quote changes after it was finished.',
    shows: 'The parts list of a quote with its second version.',
    words: ['change a quote', 'change order', 'revise', 'new version', 'update a quote', 'edit after finish'],
    entries: [
      {
        title: 'Before it is accepted',
        text: [
          'Open it in the designer, change it, and finish it again. The portal then has the next version with its own parts list and price.',
          'An accepted quote opens in the designer for viewing. To change it, press Start a change order on the quote page.',
        ],
        steps: [
          'Press Designer in the quote.',
          'Change the drawing, which opens with its last finished version.',
          'Go through the steps again and press Finish.',
        ],
      },
    ],
  },
  {
    name: 'Documents of a Quote',
    when: 'You need a PDF or a drawing file without opening the designer.',
    shows: 'The Documents section of a quote.',
    words: ['documents of a quote', 'portal pdf', 'quote pdf', 'send to customer', 'email'],
    entries: [
      {
        title: 'From the last saved drawing',
        text: [
          'The portal makes every document and drawing file from the drawing that was saved last. Address, contact and permit number are the job details of the quote. License, pads, anchors, revisions and comments are entered in the designer, under File, then Documents.',
          'If an entry is missing, the portal names it and leads to where it is entered.',
        ],
        steps: [
          'Open the quote and press the document under Documents.',
          'Press Open PDF for the layout.',
          'Send the file from your email.',
        ],
      },
    ],
  },
  ...customersAndPrices,
  ...company,
  priceOfAQuote,
]
