import type { SubSection } from './entry.ts'

export const connections: readonly SubSection[] = [
  {
    name: 'About',
    when: 'A part is not connected, or the Connections step shows an error.',
    shows: 'Green lines where the parts of a drawing are connected.',
    words: [
      'connection',
      'connections',
      'connect',
      'joint',
      'gap between parts',
      'not connected',
      'connection error',
    ],
    entries: [
      {
        title: 'Connecting parts',
        text: [
          'Parts placed side to side are connected. The connecting parts follow from the drawing.',
          'Each connection is a line on the parts list: brackets, connectors and loops depend on the two parts, the position and the rails.',
        ],
        steps: [
          'Open Connections. Green lines show the connections that were found.',
          'Read the summary box: it names every part that is not connected, or not in line.',
          'Click a line of the list to see the part on the canvas, go back to Building and move it until it snaps.',
          "When the box says 'SUCCESS! No Connection Errors.', assign entrances and exits.",
        ],
      },
    ],
  },
  {
    name: 'Enter / Exits',
    when: 'You say where people enter the system and where they leave it.',
    shows: 'The Connections step with the table of entrances and exits.',
    words: ['entrance', 'exit', 'enter', 'leads to', 'egress', 'start of the ramp', 'end of the ramp'],
    entries: [
      {
        title: 'Entrances and exits',
        text: [
          'An entrance is any entry point at the top of the system, an exit any exit point at the bottom. Click a dot on the canvas to assign it; click again to clear it.',
          'A system needs at least one of each. Transitions to the structure and to the ground follow from them.',
          "'Leads to' says what is at an end. A door at the top of a ramp needs a landing; a porch can be that landing. Choose Structure at a lower end for a bridge between two levels: it gets no ground plate. You can leave it open.",
        ],
        tablet: ['Tap a dot on the canvas to make it an entrance or an exit; tap again to clear it.'],
        steps: [
          'Choose Entrances above the table.',
          'Click the dot where people enter, at the top of the system.',
          'Choose Exits and click the dot where the route ends, at the ground.',
          'Without a pointer, open Assign from a list and press the ends there.',
        ],
        tabletSteps: [
          'Choose Entrances above the table.',
          'Tap the dot where people enter, at the top of the system.',
          'Choose Exits and tap the dot where the route ends, at the ground.',
        ],
      },
    ],
  },
  {
    name: 'Connection Rules',
    when: 'Two parts do not snap, or they are shown in red.',
    shows: 'The Connections step of a system with a stair and a ramp at one platform.',
    words: ['connection rules', '45 degree', 'cannot connect', 'red part'],
    entries: [
      {
        title: 'What cannot connect',
        ruleType: 'danger',
        text: [
          'Rectangular and 45 degree platforms, ramps and stairs, stairs and 45 degree platforms, and two 45 degree platforms.',
        ],
      },
      {
        title: 'Sizes',
        ruleType: 'danger',
        text: [
          'Ramps of different widths cannot connect, and neither can platform edges of different sizes. Overall, a platform side at a ramp must be as long as the ramp is wide, and at least 41.5 inches (53.5 inches at a 48 inch PATHWAY HD ramp).',
        ],
      },
      {
        title: 'PATHWAY HD',
        ruleType: 'danger',
        text: [
          'Ramps meet a platform at the left or the right of its side. On resting platforms they go in the center only.',
        ],
      },
      {
        title: 'Landing pads',
        ruleType: 'warn',
        text: ['A landing pad ends the system: assign an exit to it.'],
      },
    ],
  },
]

export const legs: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You check how high the legs are and where they are.',
    shows: 'The Legs step: a leg under each corner, with its tag, and the list of legs.',
    words: ['leg', 'legs', 'support', 'feet', 'leg height'],
    entries: [
      {
        title: 'Legs',
        text: [
          'Legs go under the corners of platforms and under the connections of ramps, at the height of the run there.',
          'Where the surface is too low for a leg, a low-profile foot takes its place. Two pockets that nearly touch share one leg.',
        ],
        steps: [
          'Open Legs. Each leg is a foot with its height.',
          'Turn on Heights Viewer to read the heights of all parts.',
          'Compare the table All Legs: item, short name and pairs. Stock legs have fixed lengths; the next longer one is used.',
        ],
      },
    ],
  },
  {
    name: 'Editing Legs',
    when: 'The ground is not level at one leg, or a leg is in the way of something.',
    shows: 'One leg is selected, with its length and its switches.',
    words: ['leg length', 'edit leg', 'low profile foot', 'remove leg'],
    entries: [
      {
        title: 'One leg',
        text: ['Click a leg to switch it off, to give it another length or a low-profile foot.'],
        tablet: ['Tap a leg to switch it off, to give it another length or a low-profile foot.'],
        steps: [
          'Click the foot on the canvas, or choose it from the list.',
          'Type the Current Leg Length in inches, or switch off Leg is Active.',
          'Press Back to the original length to undo only that.',
        ],
        tabletSteps: [
          'Tap the foot on the canvas, or choose it from the list.',
          'Type the Current Leg Length in inches, or switch off Leg is Active.',
          'Press Back to the original length to undo only that.',
        ],
      },
      { title: 'Ramp legs', ruleType: 'warn', text: ['The legs of ramps cannot be edited.'] },
    ],
  },
  {
    name: 'Manual Leg Selection',
    when: 'You want to order legs other than those the drawing needs.',
    shows: 'The list of leg products with their quantities.',
    words: ['manual legs', 'order legs', 'auto generate legs'],
    entries: [
      {
        title: 'Choosing manually',
        text: [
          'Switch Auto Generate Legs off to order legs from the list of products yourself.',
          'The drawing is not counted then: the list has only the products you chose.',
        ],
        steps: [
          'Switch off Auto Generate Legs.',
          'Search the list of products for legs.',
          'Type how many pairs you need and press Enter. They are listed in All Legs as chosen manually.',
        ],
      },
    ],
  },
]

export const bracing: readonly SubSection[] = [
  {
    name: 'About',
    when: 'The system is high, and you check its braces.',
    shows: 'The Bracing step: markers in the corners and along the sides of a high platform.',
    words: ['brace', 'braces', 'bracing', 'cross brace', 'angle brace'],
    entries: [
      {
        title: 'Angle and cross braces',
        text: [
          'High platforms and connections are braced: angle braces at the corners, cross braces between legs.',
          'An angle brace stiffens one leg against the frame, a cross brace two legs of one side against each other.',
        ],
        steps: [
          'Open Bracing. Every brace is a marker on the drawing: angle braces in the corners, cross braces along a side.',
          'Compare the tables of quantities and sizes in the panel.',
          'Press Next when they match how you will build.',
        ],
      },
    ],
  },
  {
    name: 'Editing Bracing',
    when: 'One brace cannot be installed, such as at a wall.',
    shows: 'The list of braces, one of them switched off.',
    words: ['edit bracing', 'remove brace', 'switch off a brace'],
    entries: [
      {
        title: 'One brace',
        text: [
          'Click a marker to switch a brace off, or on again.',
          'What you switch off stays off while the rest of the drawing changes.',
        ],
        tablet: ['Tap a marker to switch a brace off, or on again.'],
        steps: [
          'Click the marker of the brace. It turns pale and is no longer counted.',
          'Click it again to restore it.',
        ],
        tabletSteps: [
          'Tap the marker of the brace. It turns pale and is no longer counted.',
          'Tap it again to restore it.',
        ],
      },
    ],
  },
  {
    name: 'Manual Bracing Selection',
    when: 'You want to order braces other than those the drawing needs.',
    shows: 'The list of brace products with their quantities.',
    words: ['manual bracing', 'order braces', 'auto generate bracing'],
    entries: [
      {
        title: 'Choosing manually',
        text: [
          'Switch Auto Generate Bracing off to clear all braces and order them from the list of products.',
        ],
        steps: [
          'Switch off Auto Generate Bracing: all braces are cleared.',
          'Search the list of products for braces.',
          'Type the quantity and press Enter. A quantity of 0 removes the product.',
        ],
      },
    ],
  },
  {
    name: 'Bracing Rules',
    when: 'You want to know at what height a platform has braces.',
    shows: 'The tables of angle bracing and cross bracing of a high platform.',
    words: ['bracing rules', '36 inches', '72 inches'],
    entries: [
      {
        title: 'At what height',
        ruleType: 'warn',
        text: [
          'Angle braces are used above 36 inches, cross braces from 72 inches up. PATHWAY HD has cross braces from 36 inches and no angle braces.',
          'The height is measured from the ground to the walking surface. The building codes do not require braces: they depend on how the product line is built.',
        ],
      },
    ],
  },
]
