import type { SubSection } from './entry.ts'

export const panels: readonly SubSection[] = [
  {
    name: 'Outline',
    when: 'You want to read the drawing as text, or work without a mouse.',
    shows: 'The outline of a switchback, with height and issues of each part.',
    words: ['outline', 'text outline', 'list of the drawing', 'drawing as text'],
    entries: [
      {
        title: 'The drawing as text',
        text: [
          'Outline shows the drawing from the entrance to the ground, with the height and the issues of every part. It does what the canvas does.',
        ],
        steps: [
          'Open Outline and press Up and Down to read.',
          'Press Enter to select, Alt and an arrow key to move, Delete to remove.',
          'Press J to connect the next part.',
        ],
        tabletSteps: [
          'Open Outline and tap a line to select the part.',
          'Connect the next part below the list.',
        ],
      },
    ],
  },
  {
    name: 'Options',
    when: 'You choose surface, rails and ramp width for the parts you add next.',
    shows: 'The options of a project.',
    words: ['options', 'default options', 'ramp width', 'handrail style', 'deck surface', 'aluminum'],
    entries: [
      {
        title: 'Default Project Options',
        text: [
          'Options apply to parts you add from now on. Parts on the canvas stay as they are. If the ramp width can no longer change, the panel says why.',
        ],
        steps: [
          'Open Options before you draw.',
          'Choose the surface, handrails, ramp width, and other options.',
          'To change a part that is drawn, select it and use its properties.',
        ],
      },
    ],
  },
  {
    name: 'Settings',
    when: 'You change the desired slope, the canvas size, or what helps you while you draw.',
    shows: 'The project settings with the desired slope ratio and the canvas helpers.',
    words: [
      'settings',
      'desired slope',
      'slope ratio',
      'ratio',
      '1:10',
      'grid snapping',
      'helpers',
      'reminder',
    ],
    entries: [
      {
        title: 'Project Settings',
        text: [
          'Project Desired Slope Ratio is the slope that the product compares your runs with, and the one it uses when it proposes ramps. Canvas Helpers switch guides, coordinates, snapping and reminders.',
        ],
        steps: [
          'Open Settings and choose the desired ratio.',
          'Type width and height of the canvas and press Update Canvas Size.',
          'Switch the helpers on or off. They are saved in this browser.',
        ],
      },
    ],
  },
  {
    name: 'Graphics',
    when: 'You want to show cars, trees or furniture on the plan.',
    shows: 'The categories of the graphics library.',
    words: ['graphics', 'symbol', 'clip art', 'car', 'bush', 'furniture', 'favorites'],
    entries: [
      {
        title: 'The library',
        text: [
          'A graphic is drawn for reference: it is not ordered, and no check uses it. For a tree or a fence that the ramp has to clear, use Site, then Obstacles.',
        ],
        steps: [
          'Open Graphics, choose a category, or search.',
          'Drag a graphic onto the canvas, or click it.',
          'Press the heart to add it to Favorites.',
        ],
      },
    ],
  },
  {
    name: 'Notes',
    when: 'You write something that the layout PDF should print.',
    shows: 'The notes of a project.',
    words: ['notes', 'note', 'comment', 'remarks'],
    entries: [
      {
        title: 'Notes of the project',
        text: [
          'Notes are printed on the layout PDF and are saved with the project. For text at one place on the drawing, use a callout, under Tools.',
        ],
        steps: ['Open Notes and type.', 'Press Save Notes.'],
      },
    ],
  },
  {
    name: 'Layers',
    when: 'Objects overlap, or you cannot click one because another is on top of it.',
    shows: 'The list of layers on the right of the canvas.',
    words: ['layers', 'layer', 'bring to front', 'send to back', 'order of objects', 'hidden part'],
    entries: [
      {
        title: 'Order of objects',
        text: [
          'Layers lists every object, topmost first. A click selects it, even when another object covers it.',
        ],
        steps: [
          'Press Layers in the tool bar.',
          'Drag a row up or down, or press Alt and an arrow key on it.',
          'Press Close to close the list.',
        ],
      },
    ],
  },
  {
    name: '3D View',
    when: 'You show the customer how the ramp will look, or you check heights.',
    shows: 'A ramp in 3D with the bar of viewpoints.',
    words: ['3d', '3d view', 'three dimensions', 'perspective', 'picture of the ramp', 'see it', 'render'],
    entries: [
      {
        title: 'The system in 3D',
        text: [
          'Heights, legs, braces and rails are shown at their true size. What you select in 3D is selected in the plan. Route as text describes it for people who cannot see the image.',
        ],
        steps: [
          'Press 3D in the tool bar.',
          'Drag to turn, turn the wheel to zoom.',
          'Press 1 to 4, or a viewpoint: the whole ramp, from the door seated or standing, from the curb.',
          'Press Export 3D for a file, or save the picture. Press 3D again for the plan.',
        ],
      },
    ],
  },
  {
    name: 'Undo and Redo',
    when: 'You made a mistake, or you want to return to an earlier drawing.',
    shows: 'The history of changes with every step.',
    words: ['undo', 'redo', 'mistake', 'go back', 'history of changes', 'reverse', 'ctrl+z'],
    entries: [
      {
        title: 'One step, or many',
        text: [
          'Undo and Redo go back and forth one step. History of changes lists every step; the steps you undid are listed too, until you change something. The list is saved when the page is closed.',
        ],
        steps: [
          'Press Undo or Ctrl+Z. Press Redo or Ctrl+Y.',
          'Or open History of changes and choose the step to return to.',
          'Pause recording combines all changes until you resume into one step.',
        ],
      },
    ],
  },
  {
    name: 'Turn the Other Way',
    when: 'The ramp should turn left instead of right.',
    shows: 'A switchback and the button that mirrors it.',
    words: [
      'mirror',
      'flip',
      'turn the other way',
      'left instead of right',
      'reverse the layout',
      'other side',
    ],
    entries: [
      {
        title: 'Mirror the system',
        text: [
          'Turn the other way mirrors the system about the middle of its door, along with every choice made for it. The site drawing stays. Your entries stay, and you confirm the steps again.',
        ],
        steps: [
          'Press Turn the other way in the tool bar.',
          'Go through the steps again, or press Finish for me.',
        ],
      },
    ],
  },
]
