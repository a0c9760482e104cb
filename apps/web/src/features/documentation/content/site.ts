import type { SubSection } from '../entry.ts'

export const siteSurvey: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'Survey the site',
        text: [
          'The Site panel records the door, the house, the yard, what is in it, and the height of the ground. Everything is optional. Without readings the ground is assumed level; without a lot line there is no setback.',
          'Each obstacle has a kind: steps, tree, fence, bulkhead, window well, gas meter and others. The kind sets its clearance, and whether a ramp may pass over it. "Before installation" says whether it stays, is moved or is removed; the documents say so too.',
          'A house may have several doors. Each has a name, which the drawing and the documents use. The ramp starts at the first door: press Start here at another one to change that. Undo takes it back.',
          'A ramp can start at the door, at the edge of a porch, or on a platform over the porch. The porch must be at the door. Read the ground next to the porch, not the top of the porch.',
          'With a survey the designer checks parts against house, lot line and obstacles, and the legs follow the ground.',
        ],
        steps: [
          'Open Site and enter the sill height and the width of the door.',
          'Add the house, then place the door on its wall.',
          'Add the obstacles, the surfaces, and where the ramp has to end.',
          'Press Next spot, tap a place on the drawing, and enter the reading there.',
        ],
      },
      {
        title: 'Positions and sizes by numbers',
        text: [
          'Everything on the site has a row with its size and its position. Open the row to type other numbers. Measured from sets where the tape is held: a door, a corner of a house (corners are numbered on the drawing) or the edges of the drawing.',
          'Right and left are as seen from outside, facing the wall. Left of the point and behind it are negative. A round thing is measured to its center, a rectangle to its center and its near side, a fence to its points.',
          'Sizes adds a house, a lot, a yard or a porch as a rectangle in one step. With a sill entered, the house can be placed with its door: the wall, and the distance of the door center from the left corner. A lot is placed by the distance of the house from its front and left lines. Sides adds the same rectangle and opens its sides, for an outline with other corners: each side has a length and a turn. A lot replaces a yard that was drawn.',
        ],
        steps: [
          'Open Site, then House and yard, and press Sizes next to House.',
          'Enter width and depth, the wall of the door and its distance from the left corner. Press Add house.',
          'Under Obstacles choose a thing and tap where it is. Its row opens: type its position and its size.',
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
      {
        title: 'Draw and move on the site',
        text: [
          'Corners snap to corners, walls and lot lines nearby while you draw. An outline whose sides cross, or with no area, is not added: the panel names the problem, and the corners stay so that you can remove the last one and continue.',
          'Fences and walls are lines: tap each point, then Done. The ramp can end in an area or at an edge, such as the edge of a driveway: press Draw next to Destination line, then tap both ends.',
          'Obstacles, spots, photos and doors are dragged without choosing them; a door slides along the walls. A house, porch, surface, destination, yard or lot is dragged after a tap chose it: tap the house or porch anywhere, the others at their edge. Until then a drag moves the view. A lot or a yard is dragged at its edge only.',
          'A house takes along its doors, its porch, and meters and steps at its walls. Drag a corner of the chosen outline to change its shape.',
        ],
      },
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

export const fitRamp: readonly SubSection[] = [
  {
    name: 'About',
    entries: [
      {
        title: 'Fit a ramp',
        text: [
          'Fit shows complete ramps for this door, lowest cost first, with price, length, slope, weight and footprint. Each one is checked by the rules that check what you draw. With a rise alone it uses open, level ground.',
          'The first screen of a project does the same: enter the rise there, choose a ramp and press Use this ramp. Survey the site first opens Site, and Start Project opens an empty drawing.',
          'At most six are shown, and each differs from the others: in how it turns, where it ends, or in the size of the platform at the door. For a door that opens out, a storm door or a scooter, one has a larger platform at the door.',
          'For a rise of a few inches a threshold ramp or mat is offered first, and up to 7 3/4 in a portable ramp, where the door does not open over it.',
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
        title: 'Nothing fits',
        text: [
          'The reasons say what is needed, what there is, and which obstacle blocks it. Below them are up to three changes under which a ramp fits: steeper ramps where the code allows it, narrower ramps, a smaller platform at the door, a smaller clearance, an obstacle that is moved, another surveyed door, a concrete pad poured at the foot, or another line. Each change was tried with the same rules and has its price.',
        ],
      },
      {
        title: 'Keep a part',
        text: ['Keep the door platform or Keep the end fixes that part. The next ramps all use it.'],
      },
    ],
  },
]
