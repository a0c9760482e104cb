import { IconDeviceMobileRotated } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import classes from './rotate-device.module.css'

/** Pages made of text read well upright; the others need width. */
const READING_PAGES = ['/terms', '/privacy', '/agreement', '/accessibility', '/documentation']

/** Covers the page on an upright phone (spec 1 §1). Style decides by the orientation of the screen. */
export function RotateDevice() {
  const { pathname } = useLocation()
  if (READING_PAGES.includes(pathname)) return null
  return (
    <div className={classes.cover} role="alert">
      <IconDeviceMobileRotated size={48} stroke={1.25} aria-hidden />
      <p>Please Rotate Your Device</p>
    </div>
  )
}
