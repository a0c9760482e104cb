import type { SubSection } from './entry.ts'

export const parts: readonly SubSection[] = [
  {
    name: 'Next Parts',
    when: 'You add parts one after the other, from the door down to the ground.',
    shows: 'Buttons with the next parts at the open end of a platform.',
    words: ['next part', 'add a part', 'insert a part', 'chips', 'plus'],
    entries: [
      {
        title: 'At an open end',
        text: [
          'The buttons at the open end of the selected part connect the next part there. Where it can be farther left or right, choose the place first. The small plus at another end shows the buttons there.',
          'A dashed plus at a connection inserts a part between two parts. The parts after it move.',
        ],
        steps: [
          'Select a part with an open end.',
          'Press the button with the size you need. The new part is selected.',
          'Continue down to the ground. The figures below the canvas show how much length is missing.',
        ],
      },
    ],
  },
  {
    name: 'Platforms and Landings',
    when: 'You need a platform at the door, a turn, a rest between two ramps, or a landing pad on the ground.',
    shows: 'A platform with its properties: size, surface, rails and landing pad.',
    words: ['landing', 'landings', 'landing pad', 'resting platform', 'turn platform', 'extender'],
    entries: [
      {
        title: 'Which platform',
        text: [
          'Use a platform at the door, at a turn, and between two ramps. Codes call it a landing. The size it needs depends on the door, the turn and the code: Confirm lists it.',
          'A landing pad is a platform on the ground at the end of the system. It ends the system there.',
        ],
        steps: [
          'Open Parts, then Platforms, and drag a platform next to the last part.',
          'Select it and open Part Settings to make it a landing pad or a resting platform, where the size is made as one.',
          'For another size, press Swap or change width and length in the properties.',
        ],
      },
    ],
  },
  {
    name: 'Stairs',
    when: 'You add a stair, or a second route down next to the ramp.',
    shows: 'A stair at a platform, with its height in the properties.',
    words: ['stair', 'stairs', 'steps', 'riser', 'tread depth'],
    entries: [
      {
        title: 'A stair',
        text: [
          'A stair connects to a platform, never to a ramp. It has a separate run, and its height is the height from the platform down to the ground.',
        ],
        steps: [
          'Open Parts, then Stairs, and drag a stair to a free side of a platform.',
          'Set the stair height in the bar next to it or in the properties.',
          'Open Runs, press Add New Run, click the platform where the stair starts, then the stair.',
        ],
      },
    ],
  },
  {
    name: 'Custom Sizes',
    when: 'No stock part has the size you need.',
    shows: 'The sliders for the size of a custom part.',
    words: ['custom', 'custom part', 'custom size', 'special order', 'made to order', 'customize'],
    entries: [
      {
        title: 'Configure Custom Part',
        text: [
          'A custom part is based on a stock part. It has an item number and a price as soon as it is generated. A size that cannot be made is refused: contact customer service.',
        ],
        steps: [
          'Right-click a card in Parts and choose Customize Part, or press Customize Part next to a selected part.',
          'Set width and length, and press Generate Part.',
          'Drag the new card to the canvas.',
        ],
      },
    ],
  },
  {
    name: 'Swap a Part',
    when: 'A part should have another length, surface or railing, and the rest should stay connected.',
    shows: 'The Swap list of a ramp.',
    words: [
      'swap',
      'change a part',
      'replace',
      'longer ramp',
      'shorter ramp',
      'surface',
      'expanded metal',
      'pickets',
    ],
    entries: [
      {
        title: 'Another part in its place',
        text: [
          'Swap lists the parts that fit in the same place. The parts after it move along and stay connected. If they cannot move, the drawing does not change and a message says why.',
        ],
        steps: [
          'Select the part.',
          'Press Swap in the properties and choose the other part.',
          'Or change surface, handrails, width or length in the properties.',
        ],
      },
    ],
  },
  {
    name: 'Properties',
    when: 'You want to read or type the position, angle or size of the selection.',
    shows: 'The properties of a selected ramp.',
    words: [
      'properties',
      'position of a part',
      'part info',
      'angle',
      'distance to the next part',
      'child rails',
      'loops',
    ],
    entries: [
      {
        title: 'The panel on the right',
        text: [
          'Part Info has the short name, the usable and the overall size, and the weight. Part Settings has the rails and the text on the part. The checks at the bottom list the issues of this part.',
          'You can type each figure: 5\'-3 3/8", 63 3/8 or 5.28ft.',
        ],
        steps: [
          'Select one part, or several with Shift.',
          'Press a figure, type the dimension and press Enter.',
        ],
      },
    ],
  },
  {
    name: 'Copy, Move and Delete',
    when: 'You copy, move, turn or remove parts.',
    shows: 'The bar next to a selected part, with turn, clone and delete.',
    words: [
      'delete',
      'remove a part',
      'copy',
      'paste',
      'clone',
      'move',
      'rotate',
      'turn a part',
      'arrange',
      'context menu',
      'right-click',
    ],
    entries: [
      {
        title: 'What a selection can do',
        text: [
          'In the guided steps parts are locked: go back to Building first. Undo brings back what you deleted.',
        ],
        steps: [
          'Click a part, or drag a frame over several.',
          'Drag it, or press the arrow keys. Ctrl and an arrow key move by a larger step.',
          'Press R to turn it by 45 degrees, Ctrl+D to clone it, Delete to remove it.',
          'Ctrl+C and Ctrl+V copy parts to another tab of the same product line.',
        ],
        tabletSteps: [
          'Tap a part, or rest the finger on the empty canvas and drag a frame over several.',
          'Drag it to its place.',
          'Press the buttons next to it to turn, clone or delete it.',
        ],
      },
    ],
  },
]
