import { Center, Loader, Stack } from '@mantine/core'

/** Waits, and a word says for what. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <Center mih="50vh">
    <Stack align="center" gap="sm" c="var(--muted)" role="status">
      <Loader size={28} />
      <span>{children}</span>
    </Stack>
  </Center>
)
