import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { formatDate, Stack } from '@toam/ui/core';
import { ListFoot, LoadOn } from '@toam/ui/list';
import { customerPageQueries } from './customer-page.queries';
import { EventLine } from './event-line';
import { Bones, Section } from './section';
import * as css from './timeline.module.css';

/** The customer's events, newest first, day by day. More events load on scroll. */
export function TimelineTab({ customerId }: { customerId: number }) {
  const timeline = useInfiniteQuery(customerPageQueries.timeline(customerId));
  return (
    // More events load on scroll, so the section needs no button.
    <>
      <Section query={{ ...timeline, hasNextPage: false }} empty={text.empty.timeline} keyOf={({ key }) => key}>
        {(events) => (
          <section aria-label={text.timelineLabel}>
            {byDay(events).map(({ day, events: ofDay }) => (
              <div key={day} className={css.day}>
                <h2>{day}</h2>
                <Stack as="ol">
                  {ofDay.map((event) => (
                    <EventLine key={event.key} event={event} />
                  ))}
                </Stack>
              </div>
            ))}
          </section>
        )}
      </Section>
      {timeline.data && (
        <LoadOn hasMore={timeline.hasNextPage && !timeline.isFetching} onReach={() => void timeline.fetchNextPage()} />
      )}
      {timeline.isFetchingNextPage && <Bones rows={2} />}
      {timeline.data && timeline.data.pages[0]!.total > 0 && <ListFoot query={timeline} end={text.timelineEnd} />}
    </>
  );
}

interface Day {
  day: string;
  events: CustomerEvent[];
}

/** "Hôm nay", "Hôm qua", "20/11/2026". Future appointments share one heading. */
function dayOf(at: number, now: number): string {
  if (at > now) return text.upcoming;
  const date = formatDate(at);
  if (date === formatDate(now)) return text.today;
  return date === formatDate(now - 86_400) ? text.yesterday : date;
}

/** Events in their order, grouped by day of Asia/Ho_Chi_Minh. */
function byDay(events: readonly CustomerEvent[], now = Date.now() / 1000): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const day = dayOf(event.at, now);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
