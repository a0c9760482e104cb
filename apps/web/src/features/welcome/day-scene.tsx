import { PICTURE_COLORS, SKIES } from '../../ui/theme-colors.ts'
import type { Greeting } from './greeting.ts'
import classes from './welcome-panel.module.css'

const STARS = [
  [40, 22],
  [86, 40],
  [132, 18],
  [190, 34],
  [236, 16],
  [290, 38],
  [322, 20],
] as const

const RAILS = {
  night: PICTURE_COLORS.railAtNight,
  dawn: PICTURE_COLORS.railAtNight,
  day: PICTURE_COLORS.rail,
  evening: PICTURE_COLORS.rail,
} as const

/** House, ramp and sky. Stars before 11 and from 18, the sun from 11 (spec 2 §9). */
export function DayScene({ scene }: { readonly scene: Greeting['scene'] }) {
  const [top, bottom] = SKIES[scene]
  const hasStars = scene === 'night' || scene === 'dawn'
  return (
    <svg viewBox="0 0 354 132" className={classes.scene} aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <rect width="354" height="132" rx="10" fill="url(#sky)" />
      {hasStars &&
        STARS.map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index % 2 ? 1.1 : 1.6}
            fill={PICTURE_COLORS.star}
            className={classes.star}
          />
        ))}
      {!hasStars && (
        <circle
          cx="296"
          cy={scene === 'day' ? 34 : 62}
          r="16"
          fill={PICTURE_COLORS.sun}
          className={classes.sun}
        />
      )}
      <path d="M0 112 H354 V122 a10 10 0 0 1 -10 10 H10 a10 10 0 0 1 -10 -10Z" fill={PICTURE_COLORS.lawn} />
      <path
        d="M22 112 V58 L66 34 L110 58 V112Z"
        fill={PICTURE_COLORS.wall}
        stroke={PICTURE_COLORS.wallLine}
      />
      <path d="M78 112 V80 H98 V112Z" fill={PICTURE_COLORS.door} />
      <path d="M110 94 H150 L300 112 H110Z" fill={PICTURE_COLORS.ramp} stroke={PICTURE_COLORS.outline} />
      <path
        d="M112 70 H150 L304 90 M112 82 H150 L300 101 M112 94 V70 M150 94 V70 M225 103 V80 M300 112 V89"
        fill="none"
        stroke={RAILS[scene]}
        strokeWidth="2"
      />
    </svg>
  )
}
