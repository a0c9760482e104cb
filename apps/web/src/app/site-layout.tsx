import { Outlet } from '@tanstack/react-router'
import { SiteFooter } from '../features/site-footer/site-footer.tsx'
import { TopBar } from '../features/top-bar/top-bar.tsx'
import classes from './site-layout.module.css'

/** The frame of every page but the designer: bar, page, footer. */
export const SiteLayout = () => (
  <div className={classes.layout}>
    <TopBar />
    <main className={classes.main}>
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)
