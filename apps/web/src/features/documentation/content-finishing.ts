import type { SubSection } from './entry.ts'

export const connections: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'Joints',
        text: ['Parts that lie side to side are joined. What joins them is found from the drawing.'],
      },
    ],
  },
  {
    name: 'Enter / Exits',
    entries: [
      {
        title: 'Entrances and exits',
        text: [
          'An entrance is any entry point at the top of the system, an exit any exit point at the bottom. Click a dot on the canvas to assign it; click again to take it back.',
        ],
        tablet: ['Tap a dot on the canvas to make it an entrance or an exit; tap again to take it back.'],
      },
    ],
  },
  {
    name: 'Connection Rules',
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
          'Ramps of different widths cannot connect, nor platform edges of different sizes. A platform side toward a ramp is at least 41.5 inches long.',
        ],
      },
      {
        title: 'PATHWAY HD',
        ruleType: 'danger',
        text: [
          'Ramps meet a platform at the left or the right of its side. Resting platforms take them in the center and nowhere else.',
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
    entries: [
      {
        title: 'Legs',
        text: [
          'Legs stand under the corners of platforms and under the joints of ramps, as high as the run is there.',
        ],
      },
    ],
  },
  {
    name: 'Editing Legs',
    entries: [
      {
        title: 'One leg',
        text: ['Click a leg to switch it off, to give it another length or a low-profile foot.'],
        tablet: ['Tap a leg to switch it off, to give it another length or a low-profile foot.'],
      },
      { title: 'Ramp legs', ruleType: 'warn', text: ['The legs of ramps cannot be edited.'] },
    ],
  },
  {
    name: 'Manual Leg Selection',
    entries: [
      {
        title: 'Choosing by hand',
        text: ['Switch Auto Generate Legs off to order legs from the list of products yourself.'],
      },
    ],
  },
]

export const bracing: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'Angle and cross braces',
        text: [
          'High platforms and joints are braced: angle braces at the corners, cross braces between legs.',
        ],
      },
    ],
  },
  {
    name: 'Editing Bracing',
    entries: [
      {
        title: 'One brace',
        text: ['Click a marker to switch a brace off, or on again.'],
        tablet: ['Tap a marker to switch a brace off, or on again.'],
      },
    ],
  },
  {
    name: 'Manual Bracing Selection',
    entries: [
      {
        title: 'Choosing by hand',
        text: [
          'Switch Auto Generate Bracing off to clear all braces and order them from the list of products.',
        ],
      },
    ],
  },
  {
    name: 'Bracing Rules',
    entries: [
      {
        title: 'From which height',
        ruleType: 'warn',
        text: [
          'Angle braces stand above 36 inches, cross braces from 72 inches. PATHWAY HD has cross braces from 36 inches and no angle braces.',
        ],
      },
    ],
  },
]
