import type { SubSection } from './entry.ts'

export const fitRamp: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You know how high the door is and want complete ramps with prices.',
    shows: 'The Fit panel with ramps that fit, one of them over the drawing.',
    words: ['fit', 'fit a ramp', 'automatic layout', 'suggest a ramp', 'design for me'],
    entries: [
      {
        title: 'Fit a ramp',
        text: [
          'Fit shows complete ramps for this door, lowest cost first, with price, length, slope, weight and footprint. Each one is checked by the same rules as your drawing. If your company has chosen how prices are built, the ramps found are ranked by installed price. If not, they are ranked by the price of their parts. With only a rise, it uses open, level ground.',
          'The first screen of a project does the same: enter the rise there, choose a ramp and press Use this ramp. Survey the site first opens Site, and Start Project opens an empty drawing.',
          'At most six are shown, and each differs from the others: in how it turns, where it ends, or in the size of the platform at the door. For a door that opens out, a storm door or a scooter, one has a larger platform at the door.',
          'For a rise of a few inches a threshold ramp or mat is offered first, and up to 7 3/4" a portable ramp, where the door does not open over it.',
          '"May not be the lowest cost" means that the search ended before every layout was tried.',
        ],
        steps: [
          'Open Fit. If there is no rise yet, enter it.',
          'Under Wishes and codes set the codes, the number of turns, and whether there is a stair.',
          'Choose a ramp to see it on the drawing.',
          'Press Use this ramp. Undo brings back what you drew.',
        ],
      },
      {
        title: 'Keep a part',
        text: ['Keep the door platform or Keep the end fixes that part. The next ramps all use it.'],
      },
    ],
  },
  {
    name: 'Nothing Fits',
    when: 'Fit shows no ramp, or only ramps you do not want.',
    shows: 'The reasons why no ramp fits, with changes under which one does.',
    words: ['nothing fits', 'no ramp', 'does not fit', 'not enough room', 'too tight', 'no room'],
    entries: [
      {
        title: 'Nothing fits',
        text: [
          'The reasons say what is needed, what is available, and which obstacle blocks it. Below them are up to three changes under which a ramp fits: steeper ramps where the code allows it, narrower ramps, a smaller platform at the door, a smaller clearance, an obstacle that is moved, another surveyed door, a concrete pad poured at the foot, or another line. Each change was tried with the same rules and has its price.',
        ],
        steps: [
          'Read the reasons: each one names a measurement and the required one.',
          'Choose one of the changes to see its ramp and its price.',
          'Or change a wish, such as the number of turns, or the code.',
        ],
      },
    ],
  },
  {
    name: 'Rise of the Door',
    when: 'You enter the height of the door, or you change it after the ramp is drawn.',
    shows: 'The field for the rise, opened from the status bar.',
    words: ['rise', 'height of the door', 'sill', 'door height', 'threshold', 'new rise', 'ground falls'],
    entries: [
      {
        title: 'Enter the rise',
        text: [
          'The rise is the height of the door sill above the ground where the ramp ends, as far as you know it. It sets the slope, the legs and the codes. Without it, documents state no slope.',
        ],
        steps: [
          'Type the rise on the first screen, in Fit, or in the status bar below the canvas.',
          'Type inches, such as 31 or 31 1/2, or feet and inches, such as 2\'-7".',
          'If you measured it in pieces, press Add it up and enter threshold, porch, and how far the ground falls or rises.',
        ],
      },
      {
        title: 'A different rise',
        text: [
          'When the rise or the desired ratio changes, the ramps you need are shown over the drawing with length and price. Turns and landings stay. Use these ramps adds them. Keep as drawn makes no change.',
        ],
      },
    ],
  },
]
