import type { Entry } from '../entry.ts'

/** Documents and what they need of a site; read under Tools, because the specification has no section for them. */
export const documents: readonly Entry[] = [
  {
    title: 'Documents: permit set, crew pack, proposal, and survey sheet',
    text: [
      'Documents of the drawing as PDF, ready to print: the permit set for the building department, the crew pack for the installers, the proposal for the homeowner, and the survey sheet of the site.',
      'Address, contact, company, revisions, pads and anchors are saved with the quote when you download. Blank fields print as not entered.',
    ],
    steps: [
      'Open File, then Documents.',
      'Choose the document above the fields. The preview shows each sheet.',
      'Fill in the fields. A box above them lists the entries that are missing.',
      'Press Download PDF.',
    ],
  },
  {
    title: 'Pads and anchors',
    text: [
      'Pads under the feet and anchors at the feet are entered once for the job. Permit set, crew pack and proposal count them from the legs on the drawing.',
      'The crew pack has a step to set the pads, a step to anchor the feet, and both in its list of tools. Blank or Not entered prints neither.',
    ],
    steps: [
      'Open File, then Documents, and choose Permit set, Crew pack, or Proposal.',
      'Type the side of the pads in inches; 0 without pads.',
      'Choose whether the feet are anchored.',
      'Order pads as an addon if you supply them: they are not on the parts list by themselves.',
    ],
  },
  {
    title: 'Second round with the permit office: comments, revisions, and clouds',
    text: [
      'When the building department sends comments, or the drawing changes after the first submittal, the permit set prints the application number, each comment with your response, and a table of revisions.',
      'The last revision has a cloud around what it changed. Every revision has a delta, a triangle with its letter.',
    ],
    steps: [
      'Open File, then Documents, and choose Permit set.',
      'Under Revisions press Add a revision and type what changed, such as Guard added at R2.',
      'Name what it changed by the tags on the sheets, such as R2, L5, or Plan. A tag that is on no view is refused, and no PDF is made.',
      'Under Permit office type the application number, then each comment, your response, and the sheet it is about.',
      'Press Download PDF and submit the set again.',
    ],
  },
  {
    title: 'Match lines on large systems',
    text: [
      'A plan or an elevation that is too large for one sheet is split. Both parts end at a match line with the same letter, and the match line names the sheet where the drawing continues.',
      'Dimensions end at the match line. The overall size is on the first part. The crew pack splits a large plan along the walk instead.',
    ],
    steps: [
      'Find the match line with its letter, such as A.',
      'Go to the sheet that it names, and line up the two letters A.',
      'To get fewer match lines, choose a larger sheet under Sheets.',
    ],
  },
  {
    title: 'North on plans',
    text: [
      'With north entered, site plan, plan and crew pack have a north arrow. Without it no arrow is printed. Some building departments require one.',
    ],
    steps: [
      'Open Site, then House and yard.',
      'Choose where the top of the drawing points to, such as North or Southeast.',
      'Or type the degrees from north, clockwise: 90 when the top of the drawing points east.',
    ],
  },
  {
    title: 'Lot plan under the drawing',
    text: [
      'A lot plan can be under the drawing at its true scale, so you can draw house, lot and yard over it. It is on no document.',
      'The plan is saved like a photo: on this device, and with a quote on the server.',
    ],
    steps: [
      'Open Site, then House and yard, and press Lay a lot plan under the drawing. Choose a JPEG, PNG, or DXF file. A DXF file with units is already to scale.',
      'Tap two points on the plan whose distance you know, such as two lot corners, and type the distance.',
      'Press Make level to turn the plan until the two points are level, or type an angle.',
      'Press Move and drag the plan to its place. Set its strength, hide it, or remove it.',
    ],
  },
  {
    title: 'Photos of a site',
    text: [
      'A photo has its place on the drawing, the direction it looks, and a caption of up to 200 characters. The survey sheet prints it with its caption.',
      'Photos stay on this device, and with a quote they are stored with the quote as soon as there is a connection.',
    ],
    steps: [
      'Open Site, then Photos.',
      'Press Take a photo for the camera, or Choose photos to add one or more from the gallery.',
      'Press its place on the drawing, and drag the direction you looked. Press Pin to do this again.',
      'Type a caption below the photo. Press the photo to see all of it.',
    ],
  },
  {
    title: 'Survey form',
    text: [
      'One page to fill in with a pencil at the site, in the order of the Site panel: blanks with units, boxes to tick, a grid for a sketch, and a table for readings.',
      'What the project already has is filled in. Everything else is blank.',
    ],
    steps: [
      'Open Site, and press Survey form (PDF). Or open File, then Documents, and choose Survey form.',
      'Type the address and who answers on the site, so the form has them.',
      'Press Download PDF, and print it at 100% so a square of the grid is 1/8".',
    ],
  },
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
]
