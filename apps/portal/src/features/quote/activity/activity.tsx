import { Button } from '@mantine/core'
import { listActivity } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentText } from '../../../ui/text.ts'
import classes from './activity.module.css'
import { activityText } from './activity-text.ts'

/** What people did with a quote, newest first; earlier events are fetched as somebody asks for them. */
export function Activity({ id }: { readonly id: string }) {
  const api = useApi()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['activity', id],
    queryFn: ({ pageParam }) =>
      api.call(listActivity, { id, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <section className={classes.activity} aria-labelledby="activity-of-the-quote">
      <h2 id="activity-of-the-quote">Activity</h2>
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {!entries && !error && <Waiting>Loading the activity</Waiting>}
      {entries && (
        <ol className={classes.entries} aria-label="Activity">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event has no name of its own, and the list only grows at its end
            <li key={`${entry.at} ${entry.event} ${index}`}>
              <time dateTime={entry.at}>{momentText(entry.at)}</time>
              <span>
                {activityText(entry)}
                {entry.reason && <span className={classes.reason}>“{entry.reason}”</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </section>
  )
}
