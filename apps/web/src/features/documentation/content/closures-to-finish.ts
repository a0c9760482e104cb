import type { SubSection } from './entry.ts'

export const closures: readonly SubSection[] = [
  {
    name: 'About',
    when: 'Rails end at a gap, such as at a turn or next to a stair, and the gap has to be closed.',
    shows: 'The Closures step with the closures of a drawing.',
    words: ['closure', 'closures', 'gap', 'close a gap', 'closure kit', 'all closures'],
    entries: [
      {
        title: 'Closures',
        text: [
          'A closure closes the opening between two rails. The product finds them from the drawing and orders the kits for their widths. A closure that stock kits cannot close is custom.',
          'No Closures Detected is right for most straight ramps.',
        ],
        steps: [
          'Open Closures. Each closure is a mark on the drawing.',
          'Compare the list All Closures: item, short name and quantity.',
          'Press Next.',
        ],
      },
    ],
  },
  {
    name: 'Editing Closures',
    when: 'A gap is closed by something else, such as a wall, or a closure was found later.',
    shows: 'One closure is selected, with the switch Closure is Active.',
    words: ['edit closure', 'switch off a closure', 'remove closure', 'closure is active'],
    entries: [
      {
        title: 'One closure',
        text: [
          'A closure that is switched off is not ordered. Confirm then lists that the gap has to be verified in the field.',
          'A closure that is found after the step was confirmed is off until you switch it on or confirm the step again.',
        ],
        steps: ['Click the closure on the canvas or in the list.', 'Switch Closure is Active off or on.'],
        tabletSteps: ['Tap the closure on the canvas or in the list.', 'Switch Closure is Active off or on.'],
      },
    ],
  },
]

export const confirm: readonly SubSection[] = [
  {
    name: 'About',
    when: 'The steps are answered, and you check everything before you finish.',
    shows: 'The Confirm System step with the answers, the figures and the code checks.',
    words: ['confirm', 'confirm system', 'check the system', 'approve', 'review', 'open question'],
    entries: [
      {
        title: 'Confirm System',
        text: [
          'Confirm shows the answers of all steps, price, weight and length, the heights of each run, the building codes, and the parts list with the reason for each line.',
          'Confirm asks what is still open, each item where it belongs. An error prevents Confirm; a code item that is not met does not.',
        ],
        steps: [
          'Answer the open questions.',
          'Read the runs, the codes and the parts list. Press a line to see its parts on the drawing.',
          'Press Confirm System.',
        ],
      },
    ],
  },
  {
    name: 'Finish for Me',
    when: 'You want the guided steps answered in one click.',
    shows: "Ready to finish your system, with Finish for me and Let's Go.",
    words: ['finish for me', 'automatic', 'auto', 'one click', "let's go", 'guided steps', 'skip steps'],
    entries: [
      {
        title: 'All steps together',
        text: [
          'Finish for me proposes handrails, runs, entrances, exits and the heights that follow, and confirms the steps with no open question. What the product cannot know is asked in Confirm. Undo reverses all of it.',
          "Let's Go leads through the steps one by one.",
        ],
        steps: [
          'Draw the ramp.',
          'Press Finish for me below the panel.',
          'Answer the open questions in Confirm.',
        ],
      },
    ],
  },
  {
    name: 'Code Checks',
    when: 'You want to know which building code applies, and what was checked.',
    shows: 'The building codes in Confirm with their findings.',
    words: [
      'code',
      'codes',
      'building code',
      'ada',
      'ibc',
      'irc',
      'code check',
      'verify in field',
      'inspector',
      'handrail height',
    ],
    entries: [
      {
        title: 'Not met, Verify in field, OK',
        text: [
          'Not met: the drawing differs from the code. Verify in field: the drawing does not have the measurement, so you check it at the site. OK: the drawing has the required figure.',
          'The product checks the sections it lists, of the editions it names. It approves no system: the dealer and the authority having jurisdiction decide.',
        ],
        steps: [
          'Open Confirm, then Building codes, and select the codes this job is under.',
          'Type the edition that the permit office applies.',
          'Open a finding for the measured figure and the required one. Press Show on drawing to see where.',
        ],
      },
    ],
  },
  {
    name: 'What Does Not Met Mean for Me?',
    when: 'The drawing, the quote or a document says Not met.',
    shows: 'A finding that is not met, with its figure, the limit and the buttons below it.',
    words: [
      'not met',
      'what does not met mean',
      'failed check',
      'violation',
      'exception',
      'variance',
      'code item not met',
      'red',
      'rejected',
    ],
    entries: [
      {
        title: 'What it means',
        text: [
          'The drawing has a figure that the code does not allow, such as a slope of 1:11.95 where 1:12 is the maximum. The finding names the section, the measured figure and the limit.',
          'You can still finish and order. The quote and the documents print the item, so the permit office and the customer see it.',
        ],
      },
      {
        title: 'What to do',
        text: [
          'Change the drawing where you can. Where you cannot, the authority having jurisdiction may accept an exception in writing. Enter it, and the documents print who accepted it, why, and by which document.',
          'An exception covers the figure it was accepted for. When the figure gets worse, the item is not met again.',
        ],
        steps: [
          'Open Confirm and read the finding.',
          'Press Show on drawing, go back to Building, and change the part.',
          'If the item does not apply to this job, change the codes it is under.',
          'If the office accepted it, press Accept exception and enter name, reason and document.',
        ],
      },
    ],
  },
  {
    name: 'Guards and Handrails',
    when: 'A surface is high above the ground, or the office asks about guards.',
    shows: 'The box about guards in Confirm.',
    words: [
      'guard',
      'guards',
      'guard height',
      '30 inches',
      'fall',
      'two-line',
      'picket guard',
      'child safety',
    ],
    entries: [
      {
        title: 'Three words',
        text: [
          'A handrail is what a hand grips. A guard keeps people from falling, and IRC R312 and IBC 1015 require one where a surface is more than 30" above the ground. A railing is both together.',
          'A two-line railing is no guard, because its opening is too large. Choose pickets or another infill where a guard is required.',
        ],
        steps: [
          'Open Confirm and read whether guards are required, and where.',
          'Press Change handrails, or choose another railing in the properties of the platform or ramp.',
        ],
      },
    ],
  },
  {
    name: 'Parts List and Price',
    when: 'You want to know which parts are ordered, why, and at what price.',
    shows: 'The parts list in Confirm, with quantity, price and reason.',
    words: [
      'price',
      'prices',
      'parts list',
      'cost',
      'total',
      'item list',
      'bill of materials',
      'bom',
      'weight',
      'linear feet',
      'why is this part on the list',
    ],
    entries: [
      {
        title: 'Parts list',
        text: [
          'Each line has quantity, short name, unit price and total. Open a line for its reason: the rule, and the parts it is for. The list is counted twice, and both counts must agree before a quote is sent.',
          'Prices are at the price level of the project. Delivery, installation, permit and tax are not in it.',
        ],
        steps: [
          'See the price in the status bar while you draw.',
          'Open Confirm, then Parts list, for every line.',
          'After Finish the same list is in the quote of the dealer portal.',
        ],
      },
    ],
  },
]

export const finish: readonly SubSection[] = [
  {
    name: 'About',
    when: 'The system is confirmed, and its parts list should go to the quote.',
    shows: 'The Finish step with its checklist and the item list.',
    words: ['finish', 'send to quote', 'generate parts', 'submit', 'done', 'item list is ready'],
    entries: [
      {
        title: 'Finish',
        text: [
          'Finish prepares the item list on the server, and sends layout, PDF, preview and parts list to the quote. In the sandbox the list is made, but not sent.',
          'A row marked with a warning says what to check. You can finish as long as no row failed.',
        ],
        steps: [
          'Press Confirm System. Finish opens and prepares the list.',
          'Read the checklist and the list.',
          'Press Finish, or Finish and issue to store its proposal too. When the project is saved, close the tab and return to the dealer portal.',
        ],
      },
      {
        title: 'If it fails',
        text: [
          'The message names the part that was not saved. Press Try again: a second press sends nothing twice. Your drawing is saved in this browser in any case.',
        ],
      },
    ],
  },
  {
    name: 'Changes to a finished quote',
    when: 'You change the drawing of a quote that was finished before, and want to know what the change costs.',
    shows:
      'The changes since revision 1042-1A: the totals, what changed in the drawing, and the changed lines.',
    words: ['difference', 'changes', 'compare', 'what changed', 'old price', 'new price'],
    entries: [
      {
        title: 'What changed',
        text: [
          'Once a quote has been finished, the status bar shows how far the parts price is from the last revision while you edit, such as: Since 1042-1A: +$412.00, 3 lines.',
          "Every changed line says why, and its change is split in two. 'Drawing' is what the change of quantity costs at the old price. 'Price list' is what the new price adds to the new quantity. Together they are the exact difference.",
          "'Product rules changed' means that the same drawing has a different quantity now than when the version was finished.",
        ],
        tablet: ['Tap the difference in the status bar.'],
        steps: [
          'Open a finished quote from the dealer portal, and change the drawing.',
          'Press the difference in the status bar, next to the price.',
          'Read the totals first, then the drawing, then the lines.',
          'Press Esc to return to the drawing.',
        ],
      },
    ],
  },
  {
    name: 'Convert to PATHWAY 2G',
    when: 'You drew a PATHWAY 3G system and want the same layout in PATHWAY 2G.',
    shows: 'The Finish step with the button that converts the system.',
    words: ['convert', 'conversion', 'pathway 2g', '3g to 2g', 'other product line', 'translate'],
    entries: [
      {
        title: 'Convert P3G to P2G?',
        text: [
          'The button is in Finish, for internal staff. It creates a PATHWAY 2G quote with the items that replace yours, and opens it in the designer. The PATHWAY 3G quote does not change.',
          'Items without a replacement are listed as Not carried over.',
        ],
        steps: [
          'Go through the steps to Finish, until the item list is ready.',
          'Press Convert P3G to P2G?',
          'Press Load From History in the new project.',
          'Choose other parts for those not carried over, then remove them and go through the steps.',
        ],
      },
    ],
  },
]
