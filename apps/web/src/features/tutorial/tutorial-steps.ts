import type { PictureKind } from './tutorial-picture.tsx'

export type TutorialStep = {
  readonly title: string
  readonly picture: PictureKind
  readonly text: string
  readonly points: readonly string[]
}

/** The four steps of the onboarding dialog (spec 3 §2.16). */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    title: 'Create Layout',
    picture: 'layout',
    text: 'Enter the rise and use a complete ramp, or draw one from the door down to the ground.',
    points: [
      'Fit shows complete ramps with their prices, for just a rise or for a site you surveyed. Press Use this ramp.',
      'To draw: click a platform, then join the next part with the buttons next to its free side.',
      'Parts can be dragged too. R turns a part by 45°; the arrow keys move it by half an inch.',
    ],
  },
  {
    title: 'Approve Layout',
    picture: 'approve',
    text: 'Press Finish for me. Handrails, runs, connections, closures, legs and bracing are proposed together.',
    points: [
      'Answer the questions that are left, such as the side of the door.',
      'To go step by step, press Let’s Go instead.',
      'The bar at the bottom always shows the open items and the next step.',
    ],
  },
  {
    title: 'Final Settings',
    picture: 'settings',
    text: 'Check the proposal against the site.',
    points: [
      'Click a closure, a leg or a brace on the canvas to switch it on or off.',
      'Change the length of a leg where the ground is not level.',
      '3D shows the system as it will be built, with its heights.',
    ],
  },
  {
    title: 'Confirm',
    picture: 'confirm',
    text: 'Look over runs and parts, then finish.',
    points: [
      'File, then Documents: proposal, permit set, crew pack and survey sheet as PDF.',
      'Click Finish: layout, PDF and parts list go back to your quote. Close this tab.',
      'Return to the dealer portal tab to accept the quote.',
    ],
  },
]
