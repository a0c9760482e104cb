import type { SubSection } from './entry.ts'

export const handrails: readonly SubSection[] = [
  {
    name: 'About',
    when: 'The drawing is complete, and you start the guided steps with the handrails of the platforms.',
    shows: 'The Handrail Builder with a platform and the choices for its rails.',
    words: ['handrail builder', 'rails', 'railing', 'handrail step'],
    entries: [
      {
        title: 'Handrails of platforms',
        text: [
          'Ramps and stairs have rails. For each platform you choose which sides have rails. Sides with a connection stay open.',
          'Suggestions follow the route through the system. Sides on the route stay open, all others get rails.',
        ],
        steps: [
          "Press Handrail, or Let's Go under 'Ready to finish your system?'.",
          'Click a platform: the panel offers the configurations that fit it.',
          'Choose one. The rails are drawn on the platform.',
          "Continue until the step says 'All handrails accounted for.', then press Next.",
        ],
      },
    ],
  },
  {
    name: 'Orientation',
    when: 'The lines of a platform surface do not run across the direction of travel.',
    shows: 'A platform whose surface lines run across the route.',
    words: ['treads', 'orientation', 'tread direction', 'surface lines'],
    entries: [
      {
        title: 'Treads',
        text: [
          'The treads of a platform run across a pair of straight rails.',
          'People walk across the lines of the surface, never along them. On a straight platform they run across the route; at a turn they follow the straight pair of rails.',
        ],
        steps: [
          'Choose the platform in the Handrail step.',
          'Choose a configuration; the lines of the surface turn so that they run from rail to rail.',
        ],
      },
    ],
  },
  {
    name: 'Handrails',
    when: 'You choose which sides of a platform get a rail.',
    shows: 'The cards of rail configurations for one platform.',
    words: ['handrail', 'handrails', 'rail configuration', 'turn back', 'straight rails'],
    entries: [
      {
        title: 'Configurations',
        text: [
          'Straight rails two opposite sides, Turn two adjacent ones, Single one. Turn back is for platforms 8 ft long.',
          'A resting platform of 5 x 5 ft and platforms that never have rails need no choice.',
        ],
        steps: [
          'Choose a platform.',
          'Read the group: Special, Straight, Turn, Single or Other. Each card shows the short name and the usable size.',
          'Choose the card whose open sides are those where parts connect.',
          'A side that is connected and also has a rail is reported in the Connections step: return here and choose another card.',
        ],
      },
      {
        title: 'Every platform needs an answer',
        ruleType: 'danger',
        text: ['The step stays locked until each platform has its handrails.'],
      },
    ],
  },
]

export const runs: readonly SubSection[] = [
  {
    name: 'About',
    when: 'The product needs the heights of the system: from the door down to the ground.',
    shows: 'The Run Builder with the runs of a drawing and their heights.',
    words: ['run', 'runs', 'slope', 'height', 'heights', 'flight', 'grade'],
    entries: [
      {
        title: 'What a run is',
        text: [
          'A run is the parts a person walks or rolls over from a start height down to an end height. Slope and ratio follow from the heights and the length of the ramps.',
          'The first run is called Primary; it leads from the door to the ground. A second route down, such as stairs next to a ramp, is a separate run.',
          'Heights are measured from the ground to the walking surface, in inches.',
        ],
        steps: [
          'Open Runs. A run that follows from the drawing is proposed.',
          'Type the height of the door and press Use this run, or build the run yourself.',
        ],
      },
    ],
  },
  {
    name: 'Building a Run',
    when: 'A run was not proposed, or you want other parts or other heights in it.',
    shows: 'The first step of a new run: its start height.',
    words: ['build a run', 'add new run', 'start height', 'end height', 'delete run'],
    entries: [
      {
        title: 'Four steps',
        text: [
          'Give the height at the top, choose the parts from the top down, give the height at the bottom, confirm.',
        ],
        steps: [
          'Press Add New Run.',
          'Type the Start / Top Height and press Next. For a run that starts at another one, click the platform where it starts to use its height.',
          'Click the parts on the canvas from the top down, then press Next. Another click removes a part.',
          'Type the End / Bottom Height and press Next. It cannot be higher than the start.',
          'Compare rise, slope and ratio with your desired ratio, and press Finish.',
        ],
        tabletSteps: [
          'Press Add New Run.',
          'Type the Start / Top Height and press Next. For a run that starts at another one, tap the platform where it starts to use its height.',
          'Tap the parts on the canvas from the top down, then press Next. Another tap removes a part.',
          'Type the End / Bottom Height and press Next. It cannot be higher than the start.',
          'Compare rise, slope and ratio with your desired ratio, and press Finish.',
        ],
      },
    ],
  },
  {
    name: 'Run Rules',
    when: 'A part is refused in a run, or the slope is not what you expect.',
    shows: 'Stairs and a ramp from one platform, each in a run with its own color.',
    words: ['run rules', '1:12', 'ratio of a run', 'steep', 'starter ramp'],
    entries: [
      {
        title: 'Ramps and stairs',
        ruleType: 'danger',
        text: [
          'Ramps and stairs never share a run, and the primary run has no stairs when there are ramps.',
          'A ramp and a stair cannot be in one run: a message says why when you click them. Add a separate run for the stairs, from the platform where they start.',
        ],
      },
      {
        title: 'Stairs',
        ruleType: 'warn',
        text: ['The heights of the stairs must add up to the rise of their run.'],
      },
      {
        title: 'Slope in codes and documents',
        ruleType: 'warn',
        text: [
          'The ratio of a run counts along its sections. Building codes and documents measure the horizontal run, where a section of 1:12 is 1:11.95. ADA 405.2 is then not met.',
          "'Finish for me' and 'Fit a ramp' lower the platform at the door by 1/8\" or 1/4\" where the step at the door stays within 1/2\". Confirm says how far below the door the run starts.",
        ],
      },
      {
        title: 'PATHWAY HD',
        ruleType: 'danger',
        text: [
          'A starter ramp ends its run, at height 0. An extender platform never connects two ramps. The ramps of a run all have child rails, or none has.',
        ],
      },
    ],
  },
]
