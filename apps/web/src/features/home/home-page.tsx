import { useDocumentTitle } from '@mantine/hooks'
import { brandNow } from '@ramp/domain'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import classes from './home-page.module.css'
import { jobPicture } from './job-picture.at-build.ts'

/** The landing page: what the product does, and a drawing it made (spec 1 §1). */
export function HomePage() {
  useDocumentTitle(`${brandNow().name}: design ramp systems anywhere, any time`)
  return (
    <div className={classes.page}>
      <div className={classes.words}>
        <h1 className={classes.headline}>Design ramp systems anywhere, any time.</h1>
        <p className={classes.lead}>
          Draw the site, and {brandNow().name} calculates every leg, closure, and connector. Prepare a layout
          and a quote in minutes.
        </p>
        <LinkButton to="/setup" size="md" className={classes.start}>
          Start Designing
        </LinkButton>
      </div>
      <JobPicture />
    </div>
  )
}

/** A built switchback, drawn and worked out by the product itself. */
const JobPicture = () => (
  <figure className={classes.figure}>
    <div
      className={classes.picture}
      role="img"
      aria-label="Plan of a switchback ramp: down from the door over five ramps and a double landing to the ground."
      // biome-ignore lint/security/noDangerouslySetInnerHtml: svgDocument makes the markup and escapes every text in it
      dangerouslySetInnerHTML={{ __html: jobPicture }}
    />
    <figcaption className={classes.caption}>
      A built job: <b>31&quot;</b> of rise at <b>1:12</b>, <b>41</b> linear feet, drawn and calculated by{' '}
      {brandNow().name}.
    </figcaption>
  </figure>
)
