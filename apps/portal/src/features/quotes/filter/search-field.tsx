import { CloseButton, TextInput } from '@mantine/core'
import { MOST_WORDS, wordsOfSearch } from '@ramp/contracts'
import { IconSearch } from '@tabler/icons-react'
import type { Ref } from 'react'

/** The longest text that is searched for (the contract of listQuotes). */
const LONGEST = 100

type SearchFieldProps = {
  readonly value: string
  readonly onChange: (search: string) => void
  readonly ref: Ref<HTMLInputElement>
}

/** Searches as one types. */
export const SearchField = ({ value, onChange, ref }: SearchFieldProps) => (
  <TextInput
    ref={ref}
    type="search"
    aria-label="Search quotes"
    placeholder="Name, number, address, part"
    value={value}
    maxLength={LONGEST}
    error={wordsOfSearch(value).length > MOST_WORDS && `Search for at most ${MOST_WORDS} words.`}
    leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
    rightSectionPointerEvents="all"
    rightSection={value !== '' && <CloseButton aria-label="Clear search" onClick={() => onChange('')} />}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
