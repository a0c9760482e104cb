import { TutorialOffer } from '../../../features/tutorial/tutorial-offer.tsx'
import { WelcomePanel } from '../../../features/welcome/welcome-panel.tsx'

/** The greeting, with the tutorial on offer (spec 2 §2.7). */
export const WelcomeSection = () => (
  <WelcomePanel>
    <TutorialOffer />
  </WelcomePanel>
)
