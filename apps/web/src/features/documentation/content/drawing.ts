import type { SubSection } from './entry.ts'

export const canvas: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You want to see more or less of the drawing, make the canvas larger, or work by keyboard.',
    shows: 'The canvas with its rulers, its grid, and a switchback drawn on it.',
    words: ['canvas', 'zoom', 'grid', 'ruler', 'guide lines', 'pan', 'canvas size', 'scroll'],
    entries: [
      {
        title: 'The canvas',
        text: [
          'The canvas is the site seen from above, to scale. Rulers are along the top and the left side; a click on their corner changes between inches and feet. Drag a guide out of a ruler, or right-click the canvas and choose Add vertical guide.',
          'Hold Alt and turn the wheel to zoom about the pointer. The wheel by itself moves the view. So does dragging with the space bar held. The percent button fits the whole canvas.',
        ],
        tablet: [
          'The canvas is the site seen from above, to scale. Rulers are along the top and the left side; a tap on their corner changes between inches and feet.',
          'Pinch to zoom. The percent button fits the whole canvas.',
        ],
      },
      {
        title: 'Working by keyboard',
        text: [
          'F6 goes to the next area of the screen, Shift+F6 back. On the canvas the arrow keys move the selected parts. With no selection, or with a tool chosen, they move a cursor by a step of the grid: Shift takes five steps, Alt 1/2 inch.',
          'Enter presses at the cursor as a click does, and Shift+Enter adds to the selection. The space bar picks up the object there and drops it again. The menu key opens the menu of the object there. Page Up and Page Down move the view, with Shift to the left and right.',
          'To enter a point in feet and inches while you draw, use Type the point at the top of the canvas.',
        ],
        steps: [
          'Choose a tool, such as Circle or Next spot. The focus goes to the canvas, and the cursor is shown.',
          'Move it with the arrow keys.',
          'Press Enter for each point. A line or an outline ends with Enter twice at its last point, a shape with Enter at its other corner.',
          'Press Esc to end.',
        ],
      },
      {
        title: 'Size of the canvas',
        text: [
          'The canvas grows by 20 ft where a part goes over its edge, up to 150 ft × 150 ft. Undo reverses both.',
          'Adjust Canvas Size in the tool bar adds or removes 20 ft at a side. Project Settings sets width and height exactly.',
        ],
        steps: [
          'Press Adjust Canvas Size in the tool bar.',
          'Choose the side, then add or remove 20 ft there.',
          'For an exact size open Settings, type width and height in inches or in feet and inches, and press Update Canvas Size.',
        ],
      },
      {
        title: 'Parts stay on the canvas',
        ruleType: 'warn',
        text: ['A canvas cannot be made so small that a part would fall off it.'],
      },
    ],
  },
  {
    name: 'Stencils',
    when: 'You draw a ramp part by part.',
    shows: 'The Parts panel with its cards of platforms, next to the drawing.',
    words: [
      'parts',
      'gallery',
      'stencil',
      'platform',
      'drag',
      'place a part',
      'draw a ramp',
      'snap',
      'overlap',
    ],
    entries: [
      {
        title: 'Placing',
        text: [
          'Drag a stencil from the gallery onto the canvas, or click it to put it into the middle of the view.',
          'Near the side of another part it snaps flush, at the left, the center or the right of that side. The connection is shown before you release. A part that only fits when turned is turned; hold Alt to leave it as it is.',
        ],
        tablet: [
          'Tap a stencil to put it into the middle of the view, then drag it to its place.',
          'Near the side of another part it snaps flush, at the left, the center or the right of that side.',
        ],
        steps: [
          'Open Parts and choose a tab: Platforms, Ramps, Stairs, Pieces or Transitions.',
          'Drag a card onto the canvas. While it is in your hand, the place it would snap to is drawn.',
          'Release it next to another part, where the green line shows the connection.',
          'For a size that is not in stock, right-click the card, choose Customize Part, set width and length, press Generate Part and drag the new card.',
        ],
        tabletSteps: [
          'Open Parts and choose a tab: Platforms, Ramps, Stairs, Pieces or Transitions.',
          'Tap a card: the part is placed in the middle of the view.',
          'Drag the part next to another one, until the green line shows the connection.',
          'For a size that is not in stock, rest the finger on the card, choose Customize Part, set width and length, press Generate Part and tap the new card.',
        ],
      },
      {
        title: 'The next part',
        text: [
          'Chips at the open end of the chosen part join the next one there. Where it can be farther left or right, choose the place above the chips first. The small plus at another end opens the chips there.',
          'A dashed plus at a connection inserts a part. When you change the size of a part, or use Swap in the properties, it stays connected and the parts after it move with it. If they cannot move, the drawing does not change and a message says why.',
        ],
        steps: [
          'Choose a part with an open end: chips appear there.',
          'Click the chip of the size you need; the part is connected and selected.',
          'Continue to the ground. The figures below the canvas say how much length is still missing.',
        ],
      },
      {
        title: 'Without a mouse',
        text: [
          'Outline shows the drawing as text, from the entrance to the ground, with the height and the issues of every part. Up and Down read, Enter selects, Alt and an arrow key move, Delete removes. J goes to the parts that can be connected, and F6 to the next area of the screen.',
          'The ? key, or Ctrl+/, shows every shortcut. Single-character shortcuts can be switched off there and in Project Settings. Keys with Ctrl or Alt always work.',
        ],
        tablet: [
          'Outline shows the drawing as text, from the entrance to the ground, with the height and the issues of every part. Tap a line to choose the part; connect the next one below the list.',
        ],
      },
      {
        title: 'Moving and turning',
        text: [
          'Drag a part, or use the arrow keys. R turns it 45 degrees clockwise, Shift+R the other way. Shift+click chooses several.',
          'Hold V, B, C or X to drag vertically, horizontally or on a diagonal.',
        ],
        tablet: ['Drag a part to move it. The buttons next to a chosen part turn, copy and delete it.'],
        steps: [
          'Click the part, or draw a frame over several.',
          'Drag them; guide lines show where they align with objects nearby.',
          'Press R to turn by 45 degrees. A part that is refused goes back to where it was.',
        ],
      },
      {
        title: 'Turning the entire system',
        text: [
          'Turn the other way in the tool bar mirrors the system about the middle of its door, along with every choice made for it. The site drawing stays. Your entries stay, and you confirm the steps again.',
        ],
      },
      {
        title: 'Typing instead of dragging',
        text: [
          'Properties show where the selection is, its angle, and how far it is from its neighbors. You can type each one: 5\'-3 3/8", 63 3/8 or 5.28ft. The arrow keys change a field by 1/2".',
        ],
        steps: ['Choose the part.', 'Click a figure in the properties, type the dimension and press Enter.'],
      },
      {
        title: 'Undo',
        text: [
          'Ctrl+Z and Ctrl+Y go back and forth one step. History of changes in the tool bar lists every step: choose one to go there, pause the recording, or clear the list. The list, with the steps you undid, is saved when you close the page.',
        ],
        steps: ['Press Undo for one step, or open History of changes.', 'Choose the step to return to.'],
      },
      {
        title: 'Parts do not overlap',
        ruleType: 'danger',
        text: ['A part that would overlap another goes back to its last valid position.'],
      },
    ],
  },
]
