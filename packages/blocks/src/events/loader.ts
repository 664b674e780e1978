import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatEventTime, formatShortDay } from './format-event-time.ts';
import { events } from './schema.ts';

export const loadEvents = defineLoader(events, ({ items, count }, { now, messages }) => {
  const upcoming = items
    .filter(({ until }) => Date.parse(until) > now)
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
    .slice(0, count)
    .map(({ title, text, link, place, from, until }) => ({
      title,
      href: link,
      text: text ?? '',
      from,
      day: formatShortDay(from),
      facts: `${formatEventTime(from, until, messages.times)} · ${place}`,
    }));
  return { data: upcoming.length > 0 ? { events: upcoming } : null };
});
