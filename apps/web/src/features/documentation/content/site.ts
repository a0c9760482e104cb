import type { SubSection } from './entry.ts'

export const siteSurvey: readonly SubSection[] = [
  {
    name: 'About',
    when: 'You measured the site, or you will, and the drawing has to fit it.',
    shows: 'The Site panel with the plan of a surveyed site.',
    words: ['survey', 'site', 'site survey', 'measure the site', 'field measure', 'person and device'],
    entries: [
      {
        title: 'Survey the site',
        text: [
          'The Site panel records the door, the house, the yard, what is in it, and the height of the ground. Everything is optional. Without readings the ground is assumed level; without a lot line there is no setback.',
          'With a survey the designer checks parts against house, lot line and obstacles, and the legs follow the ground. It works without a network.',
        ],
        steps: [
          'Open Site and enter the sill height and the width of the door.',
          'Add the house, then place the door on its wall.',
          'Add the obstacles, the surfaces, and where the ramp has to end.',
          'Press Next spot, tap a place on the drawing, and enter the reading there.',
        ],
      },
      {
        title: 'Person and device',
        text: [
          'Manual chair, power chair, scooter or walker, its width and the loaded weight: the checks compare them with the width and the rated load of the parts.',
        ],
      },
    ],
  },
  {
    name: 'Doors and Porch',
    when: 'You enter the door, a second door, or a porch in front of it.',
    shows: 'The Door section of the Site panel.',
    words: ['door', 'second door', 'porch', 'storm door', 'door width', 'door swing'],
    entries: [
      {
        title: 'Doors',
        text: [
          'A house may have several doors. Each has a name, which the drawing and the documents use. The ramp starts at the first door: press Start here at another one to change that. Undo reverses it.',
          'A ramp can start at the door, at the edge of a porch, or on a platform over the porch. The porch must be at the door. Read the ground next to the porch, not the top of the porch.',
        ],
        steps: [
          'Open Site, then Door, and enter sill, clear width and swing.',
          'Press Place the door and tap the wall where it is.',
          'For another door press Add a door and type its name.',
          'For a porch draw it or press Sizes, then choose where the ramp starts.',
        ],
      },
    ],
  },
  {
    name: 'House and Yard',
    when: 'You draw the house, the lot, the yard or where the ramp has to end.',
    shows: 'The House and yard section of the Site panel.',
    words: [
      'house',
      'yard',
      'lot',
      'lot line',
      'single lot line',
      'property line',
      'setback',
      'destination',
      'driveway',
    ],
    entries: [
      {
        title: 'Outlines',
        text: [
          'Corners snap to corners, walls and lot lines nearby while you draw. An outline whose sides cross, or with no area, is not added: the panel names the problem, and the corners stay so that you can remove the last one and continue.',
          'If you know only one or two lot lines, no lot is needed: press Draw next to Single lot line and tap its points, or press Sizes and type its distance from the house. Parts stay on your side of the line. For a setback, open the row of the line and type its clearance.',
          'Fences and walls are lines: tap each point, then Done. The ramp can end in an area or at an edge, such as the edge of a driveway: press Draw next to Destination line, then tap both ends.',
        ],
        steps: [
          'Open Site, then House and yard.',
          'Press Draw next to House and tap its corners, or press Sizes and type width and depth.',
          'Add the lot with its setback, or the yard.',
          'Draw where the ramp ends.',
        ],
      },
      {
        title: 'Moving an outline',
        text: [
          'Obstacles, spots, photos and doors are dragged without choosing them; a door slides along the walls. A house, porch, surface, destination, yard or lot is dragged after a tap chose it: tap the house or porch anywhere, the others at their edge. Until then a drag moves the view. A lot or a yard is dragged at its edge only.',
          'A house moves with its doors, its porch, and meters and steps at its walls. Drag a corner of the chosen outline to change its shape.',
        ],
      },
    ],
  },
  {
    name: 'Obstacles and Surfaces',
    when: 'A tree, a meter, steps or a fence is near the ramp, or you enter the kind of ground.',
    shows: 'The Obstacles section with the kinds of obstacles.',
    words: [
      'obstacle',
      'tree',
      'fence',
      'gas meter',
      'window well',
      'clearance',
      'surface of the ground',
      'concrete',
      'lawn',
    ],
    entries: [
      {
        title: 'Obstacles',
        text: [
          'Each obstacle has a kind: steps, tree, fence, bulkhead, window well, gas meter and others. The kind sets its clearance, and whether a ramp may pass over it. "Before installation" says whether it stays, is moved or is removed; the documents say so too.',
        ],
        steps: [
          'Open Site, then Obstacles, and choose a kind.',
          'Tap where it is. Its row opens.',
          'Type its size, its position and its clearance.',
        ],
      },
      {
        title: 'Surfaces',
        text: [
          'Lawn, concrete, asphalt, gravel or pavers: the crew pack names the ground under the legs and at the foot of the ramp.',
        ],
      },
    ],
  },
  {
    name: 'Heights of the Ground',
    when: 'The ground is not level, and the legs have to follow it.',
    shows: 'The readings of a survey with their set-ups.',
    words: [
      'reading',
      'readings',
      'level',
      'laser',
      'datum',
      'closing error',
      'ground height',
      'sloped ground',
      'uneven ground',
      'spot',
    ],
    entries: [
      {
        title: 'Read heights',
        text: [
          'The first spot is the datum: every height is measured from it. With a laser or a level, enter the rod reading. Two setups connect at a spot that both read.',
          'The product proposes the reading that would change the answer most. A reading that is far from those near it is named, so you can check it while you are there.',
        ],
        steps: [
          'Open Site and press Next spot.',
          'Tap the place on the drawing and type the reading.',
          'Read the datum again at the end: the closing error is shown with what is allowed.',
        ],
      },
    ],
  },
  {
    name: 'Positions by Numbers',
    when: 'You measured with a tape and want to type positions instead of drawing them.',
    shows: 'A row of the Site panel with its size and its position.',
    words: ['two tapes', 'tape', 'tapes', 'triangulate', 'measured from', 'positions', 'coordinates'],
    entries: [
      {
        title: 'Positions and sizes',
        text: [
          'Everything on the site has a row with its size and its position. Open the row to type other numbers. Measured from sets where the tape starts: a door, a corner of a house (corners are numbered on the drawing) or the edges of the drawing.',
          'Right and left are as seen from outside, facing the wall. Left of the point and behind it are negative. A round object is measured to its center, a rectangle to its center and its near side, a fence to its points.',
          'Sizes adds a house, a lot, a yard or a porch as a rectangle in one step. With a sill entered, the house can be placed with its door: the wall, and the distance of the door center from the left corner. A lot is placed by the distance of the house from its front and left lines. Sides adds the same rectangle and opens its sides, for an outline with other corners. Each side has a length and a turn. A lot replaces a yard that was drawn.',
        ],
        steps: [
          'Open Site, then House and yard, and press Sizes next to House.',
          'Enter width and depth, the wall of the door and its distance from the left corner. Press Add house.',
          'Under Obstacles choose a kind and tap where it is. Its row opens: type its position and its size.',
          'Under Door type the distance of the door center from a corner of its wall.',
        ],
      },
      {
        title: 'Two tapes',
        text: [
          'A spot or an obstacle can be entered by its distances from two numbered corners of the house. If the tapes do not meet, the panel names the corners, their distance apart and both lengths.',
          'Once there is a ramp, Shoot these lists the points that set its run and legs, each with two tapes from corners that see it. Where only one corner sees a point, or none, it is measured along a wall and square out from it.',
        ],
        steps: [
          'Open the row of the spot or the obstacle, then By two tapes.',
          'Choose the first and the second corner and enter both lengths.',
          'Choose the side, going from the first corner to the second, and press Place.',
        ],
      },
    ],
  },
  {
    name: 'Photos',
    when: 'You have photos of the site that the survey sheet should print.',
    shows: 'The Photos section of the Site panel with its buttons.',
    words: ['photo', 'photos', 'picture', 'camera', 'caption', 'gallery of photos'],
    entries: [
      {
        title: 'Photos of a site',
        text: [
          'A photo has its place on the drawing, the direction it faces, and a caption of up to 200 characters. The survey sheet prints it with its caption.',
          'Photos stay on this device. With a quote, they are stored with the quote as soon as there is a connection.',
        ],
        steps: [
          'Open Site, then Photos.',
          'Press Take a photo for the camera, or Choose photos to add one or more from the gallery.',
          'Press its place on the drawing, and drag in the direction you looked. Press Pin to do this again.',
          'Type a caption below the photo. Press the photo to see all of it.',
        ],
      },
    ],
  },
  {
    name: 'Lot Plan',
    when: 'You have a plan of the lot as an image or a DXF file and want to trace it.',
    shows: 'The House and yard section with the button for a lot plan.',
    words: ['lot plan', 'plot plan', 'site plan picture', 'underlay', 'background picture', 'import', 'plat'],
    entries: [
      {
        title: 'Lot plan under the drawing',
        text: [
          'A lot plan can be under the drawing at its true scale, so you can draw house, lot and yard over it. It does not appear on documents.',
          'The plan is saved like a photo: on this device, and with a quote on the server.',
        ],
        steps: [
          'Open Site, then House and yard, and press Add a lot plan under the drawing. Choose a JPEG, PNG, or DXF file. A DXF file with units is already to scale.',
          'Tap two points a known distance apart, such as two lot corners, and type the distance.',
          'Press Make level to turn the plan until the two points are level, or type an angle.',
          'Press Move and drag the plan to its place. Set its opacity, hide it, or remove it.',
        ],
      },
    ],
  },
  {
    name: 'North',
    when: 'The building department requires a north arrow.',
    shows: 'The field for north in the House and yard section.',
    words: ['north', 'north arrow', 'compass', 'orientation of the plan'],
    entries: [
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
    ],
  },
  {
    name: 'Survey Files',
    when: 'You move a survey to another project or computer, or edit readings in a spreadsheet.',
    shows: 'Survey files, at the end of the Site panel.',
    words: ['survey file', 'survey files', 'csv', 'spreadsheet', 'excel', 'open survey', 'save survey'],
    entries: [
      {
        title: 'Save a survey and open it again',
        text: [
          'Survey files, at the end of the Site panel, saves the survey as a file and opens one into the current drawing. Parts, options and photos of the drawing stay.',
          'Readings can be saved as a CSV table for a spreadsheet, and opened again. The columns are set-up, point, method, reading, right and out. Enter lengths in inches, such as 41.5 or 41 1/2. Right and out are measured from the first door, as seen from outside.',
        ],
        steps: [
          'Press Open survey or Open readings and choose the file.',
          'Check which data is replaced. Rows of a table that cannot be read are listed by their number.',
          'Press Replace survey or Replace readings. Undo restores the earlier survey.',
        ],
      },
    ],
  },
]
