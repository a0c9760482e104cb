import type { SubSection } from './entry.ts'

export const addons: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You sell something in addition to the ramp, such as a gate or extra legs.',
    shows: 'The list of products in the Legs step, with a quantity for each.',
    words: ['addon', 'addons', 'add-on', 'add-ons', 'extra', 'accessory', 'gate', 'portable'],
    entries: [
      {
        title: 'What an addon is',
        text: [
          'A product that is ordered in addition to the drawn system, such as legs or braces chosen manually.',
          'A gate, a portable ramp or an extra pair of legs is an addon: it is on the quote because you added it, not because the drawing needs it. A drawing can have addons only; then the steps go straight to Confirm.',
        ],
        steps: [
          'Go to the Legs or the Bracing step.',
          'Switch its Auto Generate off and choose products from the list.',
          'Portables and addon pieces are placed on the canvas instead, from the gallery.',
        ],
      },
    ],
  },
  {
    name: 'Adding / Removing Addons',
    when: 'You order an addon, or remove one.',
    shows: 'A product of the list with its quantity.',
    words: ['add an addon', 'remove an addon', 'quantity of an addon'],
    entries: [
      {
        title: 'The list of products',
        text: [
          'With Auto Generate Legs or Auto Generate Bracing switched off, the step shows a list of products to search. Give a quantity to order one.',
        ],
        steps: [
          'Switch off Auto Generate Legs, or Auto Generate Bracing.',
          'Type a part of the name or the item number into the search.',
          'Type the quantity and press Enter.',
        ],
      },
      {
        title: 'Removing one',
        text: ['A quantity of 0, or an empty one, removes the product from the order.'],
        steps: ['Type 0 as the quantity, or press Remove next to the line.'],
      },
    ],
  },
]

export const tools: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You want to measure on the drawing, or write on it.',
    shows: 'The Tools panel, and a ruler and a callout on the drawing.',
    words: ['tools', 'measure', 'tape measure', 'text', 'callout', 'write on the drawing', 'label', 'arrow'],
    entries: [
      {
        title: 'Ruler and measure',
        text: [
          'Drag a tool onto the canvas and pull its ends to the two places you want to measure between. It turns in steps of 5 degrees; Alt lets it go freely.',
        ],
        tablet: [
          'Tap a tool to put it on the canvas, then pull its ends to the two places you want to measure between.',
        ],
        steps: [
          'Open Tools and put the ruler or the measure on the canvas.',
          'Pull its ends to the two places.',
          'Read the length, or type one in the properties.',
          'Delete it before you finish: Confirm names what is left.',
        ],
        tabletSteps: [
          'Open Tools and tap the ruler or the measure.',
          'Pull its ends to the two places.',
          'Read the length, or type one in the properties.',
          'Delete it before you finish: Confirm names what is left.',
        ],
      },
      {
        title: 'Text on the drawing',
        text: [
          'Text and Callout in the tool bar put text on the canvas. A callout has a pointer, and a bordered callout has a frame. The properties set its colors, line, font, and pointer. Staff also have a custom callout, which starts with the style of the last one on the drawing.',
        ],
        steps: [
          'Press Add Text, or Callout and a kind of callout.',
          'Double-click the text on the canvas and type. Enter begins a new line. Click outside the text to finish.',
          'Pull the tip of a callout to what it points out.',
        ],
      },
      {
        title: 'Before you finish',
        ruleType: 'danger',
        text: ['Tools stencils must be deleted before the system is finished.'],
      },
    ],
  },
]

export const drafting: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You want more dimension lines, such as to a property line.',
    shows: 'Drafting Mode with its dimension lines.',
    words: ['drafting', 'drafting mode', 'dimension', 'dimensions'],
    entries: [
      {
        title: 'Drafting Mode',
        text: [
          'Drafting Mode has lines with their dimensions. Exit returns to the parts.',
          'The product draws the dimensions of parts. Draw drafting lines yourself for a porch, a walk, or a property line. They print with the drawing.',
        ],
        steps: [
          'Press Drafting. Parts stay where they are.',
          'Draw the lines you need.',
          'Press Exit to go back to the parts.',
        ],
      },
    ],
  },
  {
    name: 'Drafting Lines',
    when: 'You place a dimension line, or change its length, unit or style.',
    shows: 'The styles of solid and dashed dimension lines.',
    words: ['drafting line', 'dimension line', 'dashed line', 'dimension style'],
    entries: [
      {
        title: 'Placing and stretching',
        text: [
          'Choose one of six styles, solid or dashed. The ends snap into one row with the edges of parts; the line turns in steps of 5 degrees.',
        ],
        steps: [
          'Open Lines and drag one of the styles onto the canvas, or click it.',
          'Drag one end to the corner you measure from; it snaps to parts.',
          'Drag the other end to the corner you measure to.',
        ],
        tabletSteps: [
          'Open Lines and tap one of the styles.',
          'Drag one end to the corner you measure from; it snaps to parts.',
          'Drag the other end to the corner you measure to.',
        ],
      },
      {
        title: 'Length, unit and number',
        text: [
          'Length and angle can be typed in the properties. The number is shown in inches or feet, and turned by 45 degrees at a time.',
        ],
      },
    ],
  },
]

export const drawingTools: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You draw something of the site that is not a part, such as a walk or a lawn.',
    shows: 'The Drawing Tools: line, arc, freeform, shape and pen.',
    words: ['drawing tools', 'draw', 'sketch', 'align', 'scale', 'resize'],
    entries: [
      {
        title: 'Drawing on the site',
        text: [
          'Choose a tool, then draw with the pointer held down. Drawing Options set color, weight and style of the next drawing. A very short drag does not draw. The tool stays active until you press Escape or click its button.',
          'With Drawing Tools Guides on, guide lines run through the pointer, and ends and corners snap into one row with what stands near. Alt draws without snapping.',
        ],
        steps: [
          'Press Drawing Tools and choose Line, Arc, Freeform or Shape.',
          'Set color, weight and style under Drawing Options.',
          'Press on the canvas, drag, and let go.',
          'Press Exit to go back to the parts.',
        ],
      },
      {
        title: 'Selecting, aligning, mirroring',
        text: [
          'With no tool chosen, drawings are selected, moved and turned like parts. Arrange in the bar beside a selection aligns, distributes and mirrors parts and drawings together.',
        ],
      },
      {
        title: 'Scaling',
        text: [
          'Drag a corner of a selected drawing to change both dimensions, the middle of a side to change one, or an end to change its length. Hold Shift for fixed proportions, Alt to resize from the middle, Ctrl for no snapping. Alt+Shift and an arrow key change a size by half an inch.',
          'Several drawings are scaled together by the box around them, or by typing its width and length. Text, circles, and boxes keep their size when only one dimension changes. Parts have fixed sizes. With a part in the selection, drawings can be moved and turned, but not scaled.',
        ],
        tablet: [
          'Drag a corner of a selected drawing to change both dimensions, the middle of a side to change one, or an end to change its length. Several drawings are scaled together by the box around them. Rest the finger on the empty canvas, then draw it over them, to choose several.',
        ],
      },
    ],
  },
  {
    name: 'Lines & Arcs',
    when: 'You draw a line, a curve or an irregular outline.',
    shows: 'The choices of Line and the options of the next drawing.',
    words: ['line', 'arc', 'curve', 'freeform', 'pen', 'vertex', 'knot'],
    entries: [
      {
        title: 'Lines, arcs, freeform',
        text: [
          'A line runs from where you press to where you release; Shift limits it to steps of 45 degrees. An arc curves between the two points. Freeform follows the pointer, and a freeform line that ends at its start becomes a polygon.',
        ],
        steps: [
          'Choose the tool.',
          'Press where it starts, drag to where it ends, and let go.',
          'Set smoothness in the properties: a higher one bows more roundly.',
        ],
      },
      {
        title: 'Changing points',
        text: [
          'Double-click a line, or select it and choose Vertex in the tool bar. Drag a point, or click one to continue drawing from it; a click on the last point or Escape ends it. Press Escape again to show the complete line.',
        ],
        steps: [
          'Double-click the line. Its points are shown.',
          'Drag a point to its new place.',
          'Click a point at an end to continue drawing from there.',
        ],
      },
      {
        title: 'Pen',
        text: [
          'Each click sets a knot. A click on the first knot closes the path; a click on the last one, Enter or Escape ends it. Tension in the properties says how far the curve bends between its knots.',
        ],
        steps: [
          'Choose Pen.',
          'Click knot after knot.',
          'Click the first knot to close the path, or press Enter to leave it open.',
          'Choose Add or Remove to change knots, and set the colors of path, knots and handles in the properties.',
        ],
      },
    ],
  },
  {
    name: 'Shapes',
    when: 'You draw a rectangle, a triangle or a circle.',
    shows: 'The choices of Shape.',
    words: ['shape', 'rectangle', 'circle', 'triangle', 'square'],
    entries: [
      {
        title: 'Rectangle, triangle, circle',
        text: [
          'Press at one corner and let go at the other; Shift makes a square. You can type size and angle afterward, and a shape can contain text.',
          'Send To Back puts a shape, such as a lawn, under the ramp. Bring To Front puts it over the ramp.',
        ],
        steps: [
          'Choose Shape and one of the shapes.',
          'Press at one corner and drag to the other.',
          'Set background, border and opacity in the properties; double-click to write into it.',
        ],
      },
    ],
  },
]
