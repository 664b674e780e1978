import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './countdown.fixtures.ts';
import { Countdown } from './countdown.tsx';
import { formatLeft } from './format-left.ts';
import { loadCountdown } from './loader.ts';

const { context } = loaderContext('/');
const until = (ms: number) => new Date(NOW + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [49 * HOUR, '2 days left'],
  [48 * HOUR, '2 days left'],
  [48 * HOUR - 1, '47 hours left'],
  [2 * HOUR, '2 hours left'],
  [2 * HOUR - 1, '120 minutes left'],
  [1, '1 minute left'],
  [0, null],
  [-1, null],
])('%d ms before the end it says %s', (leftMs, text) => {
  expect(formatLeft(leftMs, builtInMessages().countdown)).toBe(text);
});

it('is hidden without an end, and after it where it has no text for that', async () => {
  const { until: _, ...settings } = { ...fixtures.usual.settings, endedText: '' };
  expect(await loadCountdown(settings, context)).toEqual({ data: null });
  expect(await loadCountdown({ ...settings, until: until(-1) }, context)).toEqual({ data: null });
  expect(await loadCountdown({ ...settings, until: until(3 * HOUR) }, context)).toEqual({
    data: { until: until(3 * HOUR), left: '3 hours left' },
  });
});

it('shows the time left, the end and its button', () => {
  const html = renderFixture(Countdown, fixtures);
  expect(textOf(html)).toBe(
    'Applications close soon 12 days left Until 12 December 2099 at 6:00 pm IST See jobs',
  );
});

it('shows its last text after the end, without the button', () => {
  expect(textOf(renderFixture(Countdown, fixtures, 'over'))).toBe(
    'Applications close soon This campaign has ended.',
  );
});
