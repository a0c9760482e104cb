import { APP_VERSION } from '@ramp/formats'
import { Link } from '@tanstack/react-router'
import classes from './site-footer.module.css'

/** The legal pages and the version, under every page but the designer. */
export const SiteFooter = () => (
  <footer className={classes.footer}>
    <nav aria-label="Legal" className={classes.links}>
      <Link to="/terms">Terms of Use</Link>
      <Link to="/privacy">Privacy</Link>
      <Link to="/agreement">Dealer Agreement</Link>
      <Link to="/accessibility">Accessibility</Link>
    </nav>
    <span>Version {APP_VERSION}</span>
  </footer>
)
