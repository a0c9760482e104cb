import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { readonly ref?: Ref<HTMLAnchorElement> }

const AnchorButton = (props: AnchorButtonProps) => <Button component="a" {...props} />

/** A link that looks like a button; knows the product's routes. */
export const LinkButton = createLink(AnchorButton)
