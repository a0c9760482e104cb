import type { Greeting } from './greeting.ts'
import classes from './welcome-panel.module.css'

const SKIES = {
  night: ['#1e2a4a', '#3d4a86'],
  dawn: ['#46508f', '#f3b89b'],
  day: ['#cfe3fb', '#f4f8ff'],
  evening: ['#f0c9a0', '#e78f7d'],
} as const

const STARS = [
  [40, 22],
  [86, 40],
  [132, 18],
  [190, 34],
  [236, 16],
  [290, 38],
  [322, 20],
] as const

/** Dark lines would be lost before a dark sky. */
const RAILS = { night: '#eef1f8', dawn: '#eef1f8', day: '#34435a', evening: '#34435a' } as const

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
          <circle key={x} cx={x} cy={y} r={index % 2 ? 1.1 : 1.6} fill="#fff" className={classes.star} />
        ))}
      {!hasStars && (
        <circle cx="296" cy={scene === 'day' ? 34 : 62} r="16" fill="#fff3c4" className={classes.sun} />
      )}
      <path d="M0 112 H354 V122 a10 10 0 0 1 -10 10 H10 a10 10 0 0 1 -10 -10Z" fill="#f4f1ec" />
      <path d="M22 112 V58 L66 34 L110 58 V112Z" fill="#fbfaf7" stroke="#b9ac98" />
      <path d="M78 112 V80 H98 V112Z" fill="#8a5a2b" />
      <path d="M110 94 H150 L300 112 H110Z" fill="#e9eef6" stroke="#52627a" />
      <path
        d="M112 70 H150 L304 90 M112 82 H150 L300 101 M112 94 V70 M150 94 V70 M225 103 V80 M300 112 V89"
        fill="none"
        stroke={RAILS[scene]}
        strokeWidth="2"
      />
    </svg>
  )
}
