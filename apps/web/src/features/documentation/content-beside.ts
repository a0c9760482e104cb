import type { SubSection } from './entry.ts'

export const addons: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'What an addon is',
        text: ['A product that is ordered beside the drawn system, such as legs or braces chosen by hand.'],
      },
    ],
  },
  {
    name: 'Adding / Removing Addons',
    entries: [
      {
        title: 'The list of products',
        text: [
          'With Auto Generate Legs or Auto Generate Bracing switched off, the step shows a list of products to search. Give a quantity to order one.',
        ],
      },
      {
        title: 'Taking one back',
        text: ['A quantity of 0, or an empty one, takes the product off the order.'],
      },
    ],
  },
]

export const tools: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'Ruler and measure',
        text: [
          'Drag a tool onto the canvas and pull its ends to the two places between which you want to measure. It turns in steps of 5 degrees; Alt lets it go freely.',
        ],
        tablet: [
          'Tap a tool to put it on the canvas, then pull its ends to the two places between which you want to measure.',
        ],
      },
      {
        title: 'Words on the drawing',
        text: [
          'Text and Callout in the tool bar put words onto the canvas; a callout has a pointer, and a bordered one a frame. The properties set its colors, line, letters and pointer. Staff have a custom callout too, which begins in the look of the last one on the drawing.',
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
    entries: [
      {
        title: 'Drafting Mode',
        text: ['Drafting Mode holds lines with their measure. Exit leads back to the parts.'],
      },
    ],
  },
  {
    name: 'Drafting Lines',
    entries: [
      {
        title: 'Placing and stretching',
        text: [
          'Choose one of six styles, solid or dashed. The ends snap into one row with the edges of parts; the line turns in steps of 5 degrees.',
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
    entries: [
      {
        title: 'Drawing on the site',
        text: [
          'Choose a tool, then draw with the pointer held down. Drawing Options set color, weight and style of what is drawn next. A very short drag draws nothing. The tool stays in the hand until Escape, or a click on its button, puts it down.',
          'With Drawing Tools Guides on, guide lines run through the pointer, and ends and corners snap into one row with what stands near. Alt draws without snapping.',
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
          'A corner of a chosen drawing changes both its measures, the middle of a side one, an end its length. Shift keeps the proportions, Alt grows from the middle, Ctrl leaves out snapping. Alt+Shift and an arrow key change a size by half an inch.',
          'Several drawings are scaled together by the box around them, or by typing its width and length. Words, circles and boxes keep their size while it grows one way only. Parts have the size of their item: with a part among them, drawings are moved and turned, but not scaled.',
        ],
        tablet: [
          'Drag a corner of a chosen drawing to change both its measures, the middle of a side to change one, an end to change its length. Several drawings are scaled together by the box around them. Rest the finger on the empty canvas, then draw it over them, to choose several.',
        ],
      },
    ],
  },
  {
    name: 'Lines & Arcs',
    entries: [
      {
        title: 'Lines, arcs, freeform',
        text: [
          'A line goes from where you press to where you let go; Shift keeps it to steps of 45 degrees. An arc bows between the two. Freeform follows the pointer, and a freeform line that comes back to its beginning becomes a polygon.',
        ],
      },
      {
        title: 'Changing points',
        text: [
          'Double-click a line, or select it and choose Vertex in the tool bar. Drag a point, or click one to go on drawing from it; a click on the last point or Escape ends it. Escape once more shows the whole line again.',
        ],
      },
      {
        title: 'Pen',
        text: [
          'Each click sets a knot. A click on the first knot closes the path; a click on the last one, Enter or Escape ends it. Tension in the properties says how far the curve bends between its knots.',
        ],
      },
    ],
  },
  {
    name: 'Shapes',
    entries: [
      {
        title: 'Rectangle, triangle, circle',
        text: [
          'Press at one corner and let go at the other; Shift makes a square. Size and angle can be typed afterwards, and a shape may hold words.',
        ],
      },
    ],
  },
]
