import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import classes from './error-pages.module.css'

/** Something went wrong while signing in (spec 1 §2, /page-error). */
export const PageError = () => (
  <ReadingPage
    title="We could not log you in"
    lead="There appears to be an issue logging into the product. Please try again. If you continue to experience this issue, contact customer service."
  >
    <WayHome />
  </ReadingPage>
)

/** The address leads nowhere (spec 1 §8). */
export const NotFound = () => (
  <ReadingPage title="Not found" lead="The page you are looking for does not exist.">
    <WayHome />
  </ReadingPage>
)

const WayHome = () => (
  <LinkButton to="/" variant="default" className={classes.home}>
    Back to the home page
  </LinkButton>
)
