import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Notice, problemText } from '@ramp/shell'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'

type AcceptQuoteProps = {
  readonly name: string
  readonly price: string
  readonly onAccept: () => Promise<void>
}

/** Accepting cannot be undone, so it is asked for once more. */
export function AcceptQuote({ name, price, onAccept }: AcceptQuoteProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function accept() {
    setBusy(true)
    setError(null)
    try {
      await onAccept()
      close()
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />} onClick={open}>
        Accept quote
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Accept this quote?"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {error && <Notice tone="bad">{error}</Notice>}
        <Text mb="lg">
          You accept {name} for {price}. The parts list and the prices are then frozen, and the design can no
          longer be changed.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Not yet
          </Button>
          <Button loading={isBusy} onClick={accept} data-autofocus>
            Accept for {price}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
