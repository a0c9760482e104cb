import type { SubSection } from './entry.ts'

/** A page for every document, and for what several of them need. */
export const documents: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You need a PDF to print or send, or you do not know which document to use.',
    shows: 'The Documents dialog: the documents on the left, the sheets on the right.',
    words: ['documents', 'document', 'pdf', 'print', 'paper', 'download', 'export', 'not entered'],
    entries: [
      {
        title: 'Which document for whom',
        text: [
          'The proposal is for the homeowner, the permit set for the building department, the crew pack for the installers, the survey sheet for the office. The survey form is filled in at the site.',
          'Address, contact, company, revisions, pads and anchors are saved with the quote when you download. Blank fields print as not entered.',
        ],
        steps: [
          'Open File, then Documents.',
          'Choose the document above the fields. The preview shows each sheet.',
          'Fill in the fields. A box above them lists the entries that are missing.',
          'Press Download PDF, and print it at 100%.',
        ],
      },
    ],
  },
  {
    name: 'Proposal',
    when: 'You give the customer a price and a view of the ramp.',
    shows: 'The first page of a proposal.',
    words: ['proposal', 'offer', 'estimate', 'customer document', 'homeowner', 'valid for days', 'signature'],
    entries: [
      {
        title: 'Proposal for the homeowner',
        text: [
          'A view of the ramp with what is included and the price, a page that shows how the price comes to its total, and the plan. The price is the one your company charges, as it is built today.',
          'Until your company has chosen how prices are built, and while you are offline or logged out, the proposal says that you will send the price separately.',
        ],
        steps: [
          'Open File, then Documents, and choose Proposal.',
          'Type address, contact and your company.',
          'Choose one price, a price for each item, or no price, and for how many days it is valid. If others pay a part, choose who the proposal is for.',
          'Press Download PDF.',
        ],
      },
    ],
  },
  {
    name: 'Permit Set',
    when: 'The building department requires drawings.',
    shows: 'The first sheet of a permit set.',
    words: [
      'permit',
      'permit set',
      'building department',
      'permit office',
      'plans',
      'authority',
      'submit plans',
      'load',
      'soil bearing',
    ],
    entries: [
      {
        title: 'Drawings for the building department',
        text: [
          'Site plan, plan, elevations and details to scale, with code checks, loads and the notes that a department requires. A rise must be entered first.',
          'The lists of departments check the set for missing entries before you submit it.',
        ],
        steps: [
          'Open File, then Documents, and choose Permit set.',
          'Type address, contact, company and contractor license.',
          'Select the department for the site. Enter live load and soil bearing capacity if the office requires others.',
          'Complete the entries listed above the fields, and press Download PDF.',
        ],
      },
    ],
  },
  {
    name: 'Permit Comments and Revisions',
    when: 'The building department sent comments, or the drawing changed after you submitted it.',
    shows: 'The fields for revisions and comments of a permit set.',
    words: [
      'revision',
      'revisions',
      'revision cloud',
      'delta',
      'building department comments',
      'resubmit',
      'plan check',
      'application number',
    ],
    entries: [
      {
        title: 'Second round with the permit office: comments, revisions, and clouds',
        text: [
          'When the building department sends comments, or the drawing changes after the first submittal, the permit set prints the application number, each comment with your response, and a table of revisions.',
          'The last revision has a cloud around what it changed. Every revision has a delta, a triangle with its name, such as 1B.',
        ],
        steps: [
          'Open File, then Documents, and choose Permit set.',
          'Issue the quote. Under Revisions each issued revision is listed, such as 1B, with its day. Type what changed, such as Guard added at R2.',
          'Name what it changed by the tags on the sheets, such as R2, L5, or Plan. A tag that is on no view is refused, and no PDF is made.',
          'Under Permit office type the application number, then each comment, your response, and the sheet it is about.',
          'Press Download PDF and submit the set again.',
        ],
      },
    ],
  },
  {
    name: 'Crew Pack',
    when: 'The installers need the order of work, the set heights and the tools.',
    shows: 'A page of a crew pack.',
    words: [
      'crew',
      'crew pack',
      'install',
      'installer',
      'installation',
      'order of work',
      'set heights',
      'tools to bring',
    ],
    entries: [
      {
        title: 'For the installers',
        text: [
          'Steps in the order of work with the pieces of each, a plan with tags, the height of every leg, tools, and what to verify at the end.',
          'A tag such as L5 or R2 is the same on all documents, in 3D and in the DXF file. A rise must be entered first.',
        ],
        steps: [
          'Open File, then Documents, and choose Crew pack.',
          'Type address and contact, pads and anchors.',
          'Press Download PDF and print it at letter size.',
        ],
      },
    ],
  },
  {
    name: 'Survey Sheet',
    when: 'The office or the customer needs a printout of the surveyed site.',
    shows: 'The survey sheet of a site.',
    words: ['survey sheet', 'site sheet', 'measurements on paper'],
    entries: [
      {
        title: 'Survey sheet',
        text: [
          'A sheet of the surveyed site, before any ramp is drawn: a plan with numbered spots, their heights and readings, the closing error, obstacles with sizes, and photos with their captions.',
          'A height is called measured only where it has a reading.',
        ],
        steps: [
          'Survey the site in the Site panel: doors, house and yard, obstacles, photos, then heights.',
          'Open File, then Documents, and choose Survey sheet.',
          'Type who surveyed the site and choose the date. Both stay with this project.',
          'Press Download PDF.',
        ],
      },
    ],
  },
  {
    name: 'Survey Form',
    when: 'You go to the site with a pencil and a clipboard.',
    shows: 'The survey form with its blanks.',
    words: ['survey form', 'blank form', 'site visit', 'checklist', 'pencil', 'clipboard'],
    entries: [
      {
        title: 'Survey form',
        text: [
          'One page to fill in with a pencil at the site, in the order of the Site panel: blanks with units, boxes to check, a grid for a sketch, and a table for readings.',
          'What the project already has is filled in. Everything else is blank.',
        ],
        steps: [
          'Open Site, and press Survey form (PDF). Or open File, then Documents, and choose Survey form.',
          'Type the address and who answers on the site, so the form has them.',
          'Press Download PDF, and print it at 100% so a square of the grid is 1/8".',
        ],
      },
    ],
  },
  {
    name: 'Layout PDF',
    when: 'You want the drawing on one sheet with its parts list.',
    shows: 'The tool bar with the button Download PDF.',
    words: ['layout pdf', 'layout', 'download pdf', 'drawing pdf', 'one sheet'],
    entries: [
      {
        title: 'The layout on one sheet',
        text: [
          'Plan, side views, runs, legs, code checks, parts list and your notes. Finish stores it with the quote: the dealer portal opens it.',
        ],
        steps: [
          'Press Download PDF in the tool bar, or File, then Download PDF.',
          'In the dealer portal press Open PDF or Download PDF in the quote.',
        ],
      },
    ],
  },
  {
    name: 'Pads and Anchors',
    when: 'The feet are on pads, or anchored to the ground.',
    shows: 'The fields for pads and anchors in the Documents dialog.',
    words: ['pads', 'pad', 'anchors', 'anchor', 'footing', 'footings', 'foundation', 'frost line'],
    entries: [
      {
        title: 'Pads and anchors',
        text: [
          'Pads under the feet and anchors at the feet are entered once for the job. Permit set, crew pack and proposal count them from the legs on the drawing.',
          'The crew pack has a step to set the pads, a step to anchor the feet, and both in its list of tools. Blank or Not entered prints neither.',
        ],
        steps: [
          'Open File, then Documents, and choose Permit set, Crew pack, or Proposal.',
          'Type the side of the pads in inches, or 0 for no pads.',
          'Choose whether the feet are anchored.',
          'Order pads as an addon if you supply them: they are not added to the parts list automatically.',
        ],
      },
    ],
  },
  {
    name: 'Large Systems',
    when: 'A plan or an elevation does not fit on one sheet.',
    shows: 'The choice of the sheet size of a permit set.',
    words: ['match line', 'match lines', 'large system', 'split', 'sheet size', 'scale of the plan'],
    entries: [
      {
        title: 'Match lines on large systems',
        text: [
          'A plan or an elevation that is too large for one sheet is split. Both parts end at a match line with the same letter, and the match line names the sheet where the drawing continues.',
          'Dimensions end at the match line. The overall size is on the first part. The crew pack splits a large plan along the route instead.',
        ],
        steps: [
          'Find the match line with its letter, such as A.',
          'Go to the sheet that it names, and line up the two letters A.',
          'To get fewer match lines, choose a larger sheet under Sheets.',
        ],
      },
    ],
  },
]
