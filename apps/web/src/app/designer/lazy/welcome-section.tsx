import { TutorialOffer } from '../../../features/tutorial/tutorial-offer.tsx'
import { WelcomePanel } from '../../../features/welcome/welcome-panel.tsx'
import { WayToFinish } from './way-to-finish.tsx'

/** The greeting, with the tutorial on offer (spec 2 §2.7), and the way to finish what is drawn. */
export const WelcomeSection = () => (
  <WelcomePanel footer={<WayToFinish />}>
    <TutorialOffer />
  </WelcomePanel>
)
