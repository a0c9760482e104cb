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
    text: 'Draw the system from the door down to the ground.',
    points: [
      'Drag parts from Parts onto the canvas, or click them. They snap to each other.',
      'R turns a part by 45°; the arrow keys move it by half an inch.',
      'Graphics & Structures holds doors, ground, trees and labels for the site.',
    ],
  },
  {
    title: 'Approve Layout',
    picture: 'approve',
    text: 'Press Let’s Go and walk through the steps at the left.',
    points: [
      'Handrail: choose which sides of each platform have rails.',
      'Runs: say how high the way starts, which parts it takes, and where it ends.',
      'Connections: mark the entrance at the top and the exit at the bottom.',
    ],
  },
  {
    title: 'Final Settings',
    picture: 'settings',
    text: 'Closures, legs and bracing are found for you. Check them against the site.',
    points: [
      'Click a closure, a leg or a brace on the canvas to switch it on or off.',
      'Change the length of a leg where the ground is not level.',
      'A step that is in order says Looks Good!',
    ],
  },
  {
    title: 'Confirm',
    picture: 'confirm',
    text: 'Look over runs and parts, then finish.',
    points: [
      'Click Finish: layout, PDF and parts list go back to your quote.',
      'Close this tab.',
      'Return to the dealer portal tab to accept the quote.',
    ],
  },
]
