import type { SubSection } from '../entry.ts'

/** Pages of the portal about who sees which prices, and who did what. */
export const customersAndPrices: readonly SubSection[] = [
  {
    name: 'Customers and Price Levels',
    when: 'You want to know whose quotes you see, and at which prices.',
    shows: 'The figures of a quote with its price level.',
    words: [
      'customer',
      'customers',
      'customer number',
      'discount',
      'price level',
      'dealer price',
      'retail price',
      'fss',
      'roles',
      'crew prices',
      'share with support',
      'manufacturer support',
    ],
    entries: [
      {
        title: 'Customer number',
        text: [
          'You see the quotes of your customer number. With several customer numbers, the list has a filter for them. The homeowner is not a customer here: enter the homeowner as contact in the documents.',
        ],
        steps: [
          'Choose the customer above the list of quotes.',
          'Open a quote: its customer number is below the name.',
        ],
      },
      {
        title: 'Price levels and discounts',
        text: [
          'Dealers quote at retail prices. Internal staff can set dealer or FSS prices for a quote. The quote shows its price level.',
          'The customer does not pay the retail price of the parts. Your company chooses how its prices are built, and the proposal prints that price. Until then the proposal has no price.',
        ],
      },
      {
        title: 'Roles and support',
        text: [
          'Your company sets who is owner, sales, office or crew. A crew sees parts and documents, but no prices, and cannot change anything.',
          'Manufacturer support sees the drawing and the parts list of a quote. Contact, phone and address of the site, and the proposal, are hidden until you share them.',
        ],
        steps: [
          'Open the quote and press Let support see this quote for 24 hours.',
          'Press End now to end it early.',
        ],
      },
    ],
  },
  {
    name: 'Options and Revisions',
    when: 'You propose an alternative, change a proposal, or the customer has answered.',
    shows: 'The revisions of a quote with their states and buttons.',
    words: ['option', 'alternative', 'issue', 'withdraw', 'valid until', 'expired', 'approval'],
    entries: [
      {
        title: 'Options',
        text: [
          'A quote can have several options, such as 1 Straight and 2 Switchback, each with a separate drawing, price and proposal. With one option the page shows no tabs.',
        ],
        steps: ['Press Add option and enter a name.', 'Draw the option in the designer and finish it there.'],
      },
      {
        title: 'Issue a revision',
        text: [
          'Finish stores the drawing, parts, and prices. Issue stores the proposal with the address, the contact, the price and the terms, and starts its validity of 30 days or the days you enter. It does not change after that.',
          'If the price is below your company’s margin floor, only the owner can issue it. If the price is not complete, Issue lists what to enter.',
          'Finish and issue in the designer does both in one step, with the usual terms. The quote page then shows what changed from the revision before, or the two options next to each other.',
          'Each revision has a letter. Its name has the quote and the option: 1042-1A. Issuing 1B supersedes 1A. Withdraw 1B, and 1A is current again.',
          'If someone issued a newer revision after you started your drawing, you can issue yours as a separate option.',
        ],
        steps: [
          'Press Issue next to the revision. It is valid for the usual number of days and states one price.',
          'For another validity or an itemized price, press More, then Issue with other terms.',
          'Press Proposal to open it.',
        ],
      },
      {
        title: 'Usual validity and time zone',
        text: [
          'Under Settings the owner and the office enter for how many days proposals are usually valid, 30 if they leave it blank, and the time zone in which they expire.',
        ],
        steps: [
          'Press Settings at the top of the portal.',
          'Enter the days and the time zone, and press Save.',
        ],
      },
      {
        title: 'Answers and change orders',
        text: [
          'Record an approval or a decline under More. An approval closes the proposals for other options. Canceling it makes them current again.',
          'An accepted quote is changed by a change order. Press Start a change order, change the drawing, finish it, and accept it: only the added parts are ordered, and parts no longer needed become a return request.',
        ],
      },
    ],
  },
  {
    name: 'Price lists',
    when: 'Prices change, and you want to know which of your drafts change with them.',
    shows: 'The price lists with the one in effect, and what a file would change.',
    words: [
      'price list',
      'price increase',
      'new prices',
      'price change',
      'catalog',
      'discontinued',
      're-price',
      'superseded part',
    ],
    entries: [
      {
        title: 'Price lists',
        text: [
          'A price list takes effect on its first day. Drafts that were never issued use the new prices from then on. Issued quotes keep theirs.',
          'An upcoming list is shown here with the drafts it changes and the last day that orders at the old prices are honored.',
        ],
        steps: [
          'Press Price lists at the top of the portal.',
          'Open a draft from the table to issue it before the new prices.',
        ],
      },
      {
        title: 'Re-price a quote',
        text: [
          'An option has the prices it was first issued with. When you change its drawing, new parts have prices of the same list.',
          'Re-price uses the list in effect. Superseded parts are replaced in this option only. Earlier revisions do not change.',
          'If the option has an unfinished draft, finish or discard it first.',
          'Accept after the last honored day shows your cost with the list in effect next to the quoted cost. The order is placed once you confirm. The price for your customer stays the same.',
        ],
        steps: [
          'Open the quote and press Re-price. You see which lines change and which parts are replaced.',
          'Press Re-price and issue, or Re-price only to issue it later.',
        ],
      },
      {
        title: 'Purchase level of a dealer',
        text: [
          'For internal staff. What a dealer pays for parts. It sets cost and margin. The price level of quotes does not change.',
          'The owner of the dealer sees only whether it is entered.',
        ],
        steps: [
          'Press Price lists, enter the customer number, and press Look up.',
          'Choose the level and press Save level.',
        ],
      },
      {
        title: 'Publish a price list',
        text: [
          'For internal staff. The file is a CSV with one row for each item that is sold; item number and price are enough for items that were sold before.',
          'A new size is a new item with its own item number. An item without a row is no longer sold.',
        ],
        steps: [
          'Press CSV in the row of the list in effect and change prices in a spreadsheet.',
          'Press Publish a price list, choose the file, enter a name and the first day, and press Check.',
          'Correct the listed lines, or review the changes, and press Publish.',
          'Until its first day you can withdraw the list.',
        ],
      },
    ],
  },
  {
    name: 'How your prices are built',
    when: 'You sell installed ramps, and quotes need your selling price.',
    shows: 'Prices with cost plus chosen, margin and markup side by side, and the sections below them.',
    words: [
      'markup',
      'margin',
      'cost plus',
      'rate card',
      'installation price',
      'freight table',
      'sales tax rate',
      'payment plan',
      'deposit',
      'rental',
      'permit fee',
    ],
    entries: [
      {
        title: 'How your prices are built',
        text: [
          'For the owner. The method and one number are enough. Quotes have no price until a method is chosen.',
          'List price by part group changes the list price of each part. Cost plus adds a markup to your cost or leaves a margin in the price: cost ÷ 0.65 is a 35% margin and a 53.8% markup. A rate card has a price per foot by width and railing, per platform, and per stair. A contract table has a price for each item number. A typed total is entered on each quote.',
          'What you save applies to all quotes that are not issued. Issued quotes keep their prices.',
        ],
        steps: [
          'Press Prices at the top of the portal.',
          'Choose how the price is built, enter the number, and press Save prices.',
        ],
      },
      {
        title: 'Installation, freight, and other charges',
        text: [
          'Each section below the method opens. An empty field means not charged, not included, or not entered, as the field says.',
          'Installation hours are estimated from minutes for setup, per foot of ramp, per platform, and per stair, and rounded up to the quarter hour.',
          'Freight by weight uses the first row with enough weight for the parts.',
        ],
        steps: ['Open a section, enter what you charge, and press Save prices.'],
      },
      {
        title: 'Sales tax',
        text: [
          'You enter the rates and how each charge group is taxed: taxable, exempt with the reason, or real property. The state of the site sets no tax. If a group is not entered, the total is before tax.',
          'Parts that become real property have no sales tax on the line. The tax that you pay on them is part of your cost.',
        ],
        steps: [
          'Open Sales tax and press Add tax rate.',
          'Enter a name and a rate, then choose how each group is taxed.',
        ],
      },
      {
        title: 'Contract tables',
        text: [
          'Contract prices, from the first day to the last. A saved table does not change. Import the next one under another name.',
          'The file is a CSV with a column for the item number and one for the price. Other columns are ignored. Columns can be separated by commas, semicolons, or tabs.',
        ],
        steps: [
          'Press Import a table, choose the file, and enter a name, the first day, and the last day.',
          'Correct the listed lines, or check the prices that were read, and press Save table.',
          'Choose Contract table as the method, then the table.',
        ],
      },
      {
        title: 'Margin view',
        text: [
          'Margin floor, commission, overhead, card fee, and what work costs you. Only the owner sees them. They are never printed.',
          'Below the margin floor, sales can save a quote, but only the owner can issue it.',
        ],
      },
    ],
  },
  {
    name: 'Audit',
    when: 'Internal staff want to know who did what to a quote.',
    shows: 'The audit with its filters and entries.',
    words: ['audit', 'who changed', 'log', 'activity', 'who accepted'],
    entries: [
      {
        title: 'Audit',
        text: [
          'For internal staff. Who created, copied, issued, accepted, reopened or exported which quote, newest first.',
        ],
        steps: ['Press Audit at the top of the portal.', 'Filter by quote, person, action or day.'],
      },
    ],
  },
]
