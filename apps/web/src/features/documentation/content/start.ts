import type { SubSection } from './entry.ts'

export const gettingStarted: readonly SubSection[] = [
  {
    name: 'Log In and Out',
    when: 'You open the designer or the dealer portal, or you leave a computer that others use.',
    shows: 'The home page with the Login button.',
    words: ['login', 'log in', 'logout', 'log out', 'sign in', 'password', 'account', 'no access'],
    entries: [
      {
        title: 'Log in',
        text: [
          'One login is for the designer and the dealer portal. You stay logged in for both.',
          '"You cannot continue with this account" means that your account is not approved. Contact customer service.',
        ],
        steps: [
          'Press Login at the top right, or open the dealer portal.',
          'Enter the email and the password of your dealer account.',
        ],
      },
      {
        title: 'Log out',
        text: [
          'Logging out removes drawings, photos and names from this browser. A drawing that is in this browser only is named first, so you can finish it before it is removed.',
        ],
        steps: [
          'Press your initials at the top right, then Logout.',
          'Read which drawings are removed, and confirm.',
        ],
      },
    ],
  },
  {
    name: 'Choose a Product',
    when: 'You start a drawing without a quote and choose its product line.',
    shows: 'The product lines with their Start Designing buttons.',
    words: ['product', 'product line', 'pathway', 'pathway 3g', 'pathway hd', 'residential', 'commercial'],
    entries: [
      {
        title: 'Product lines',
        text: [
          'PATHWAY 3G and PATHWAY 2G are for homes. PATHWAY HD is the commercial line. A quote from the dealer portal already has its product line.',
          'A product line that cannot be designed here is shown with the reason.',
        ],
        steps: ['Press Start Designing on the home page.', 'Press Start Designing below the product line.'],
      },
    ],
  },
  {
    name: 'Sandbox',
    when: 'You want to try a layout without a quote.',
    shows: 'The first screen of a sandbox project, with the field for the rise.',
    words: ['sandbox', 'practice', 'try', 'trial', 'demo', 'without a quote'],
    entries: [
      {
        title: 'Drawing without a quote',
        text: [
          'The sandbox has the same parts, steps and checks as a quote. Finish makes the parts list, but sends it to no quote.',
          'A sandbox drawing and its photos are saved in this browser only. Each product line has one. Logging out removes them.',
          'The sandbox is a permission of your account. Without it, open a project from the dealer portal or contact customer service.',
        ],
        steps: [
          'Press Start Designing on the home page and choose the product line.',
          'Draw the ramp and go through the steps.',
          'Press Finish to make the parts list. Documents are under File, as for a quote.',
          'To sell it, create a quote in the dealer portal and draw the ramp there.',
        ],
      },
    ],
  },
  {
    name: 'Start a Project',
    when: 'You open a quote or the sandbox, and the first screen offers several starts.',
    shows: 'The first screen: the rise, ramps for it with prices, and the start buttons.',
    words: [
      'start',
      'start project',
      'new project',
      'begin',
      'blank project',
      'first screen',
      'official save',
    ],
    entries: [
      {
        title: 'What to start with',
        text: [
          'Enter the rise to see complete ramps with prices. Start Project opens an empty drawing, Survey the site first opens the Site panel.',
          'A quote that was finished before opens with its last official save. A backup in this browser is offered as Load From History.',
        ],
        steps: [
          'Type the rise: the height of the door above the ground.',
          'Choose a ramp and press Use this ramp, or press Start Project.',
          'To continue earlier work, press Load From History.',
        ],
      },
      {
        title: 'Terms',
        text: [
          'The first time, the designer shows the terms. Press Accept and Continue. Deny returns to the home page.',
        ],
      },
      {
        title: 'New Project',
        text: [
          'File, then New Project starts over. Save to history first: the drawing on the canvas is replaced by an empty one.',
        ],
      },
    ],
  },
  {
    name: 'The Designer Screen',
    when: 'You see the designer for the first time, or you look for the next step.',
    shows: 'The designer: sections on the left, the canvas, properties on the right, the status bar below.',
    words: [
      'screen',
      'status bar',
      'next step',
      'errors',
      'warnings',
      'issues',
      'what is wrong',
      'quick stats',
      'units',
    ],
    entries: [
      {
        title: 'Where things are',
        text: [
          'At the left are the sections of Building, and below them the guided steps. At the right are the properties of the selection. The tool bar has File, undo, zoom, 3D, Layers and the PDF.',
          'The status bar shows the length, the weight, the price and the slope, the open issues, and the next step.',
        ],
        steps: [
          'Read the next step at the bottom right, and press it to go there.',
          'Press the number of issues to see each one. Press an issue to see its part.',
          'Press the units in the status bar to change between inches and feet.',
        ],
      },
    ],
  },
  {
    name: 'Tutorial and Welcome',
    when: 'You want the four steps of a design explained with pictures.',
    shows: 'The first of the four steps of the tutorial.',
    words: ['tutorial', 'welcome', 'learn', 'training', 'help', 'how to', 'onboarding'],
    entries: [
      {
        title: 'The tutorial',
        text: [
          'Create Layout, Approve Layout, Final Settings, Confirm: four steps with pictures, in two minutes. It is offered once, and you can open it again.',
        ],
        steps: [
          'Open Welcome on the left and press Start Tutorial.',
          'Press Next through the four steps, then Finish.',
        ],
      },
    ],
  },
  {
    name: 'Keyboard Shortcuts',
    when: 'You want to work faster, or without a mouse.',
    shows: 'The list of keyboard shortcuts.',
    words: [
      'keyboard',
      'shortcut',
      'shortcuts',
      'keys',
      'hotkey',
      'accessibility',
      'screen reader',
      'without a mouse',
    ],
    entries: [
      {
        title: 'Keys',
        text: [
          'Every command can be reached by keyboard. Single-character shortcuts, such as R, can be switched off if they are pressed by accident or by speech input.',
        ],
        steps: [
          'Press ? or Ctrl+/ to see every shortcut.',
          'Press F6 to go to the next area of the screen, and Shift+F6 to go back.',
          'To switch off single keys, open Settings and choose under Keyboard.',
        ],
      },
    ],
  },
]
