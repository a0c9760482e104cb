import type { ButtonHTMLAttributes } from 'react'
import classes from './text-button.module.css'

type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>

/** Words that are a button, such as the name in a row that shows its part: it looks like the text around it. */
export const TextButton = ({ className, ...props }: TextButtonProps) => (
  <button type="button" className={[classes.button, className].join(' ')} {...props} />
)
