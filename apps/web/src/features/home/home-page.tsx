import { useDocumentTitle } from '@mantine/hooks'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import classes from './home-page.module.css'
import { JobPicture } from './job-picture.tsx'

/** The landing page: what the product does, and a drawing it made (spec 1 §1). */
export function HomePage() {
  useDocumentTitle('Rampwright: design ramp systems anywhere, any time')
  return (
    <div className={classes.page}>
      <div className={classes.words}>
        <h1 className={classes.headline}>Design ramp systems anywhere, any time.</h1>
        <p className={classes.lead}>
          Draw the site, and Rampwright works out every leg, closure and connector. A layout and a quote can
          be prepared in minutes.
        </p>
        <LinkButton to="/setup" size="md" className={classes.start}>
          Start Designing
        </LinkButton>
      </div>
      <JobPicture />
    </div>
  )
}
