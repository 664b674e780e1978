import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import { describe, expect, it } from 'vitest';
import { formatSlotDay, formatSlotTime, formatTimeZone } from './slot-time.ts';

describe('the time of a slot', () => {
  it.each([
    ['2026-11-24T18:30:00.000Z', 'Asia/Kolkata', 'Wednesday, 25 November 2026', '12:00 am'],
    ['2026-11-25T06:30:00.000Z', 'Asia/Kolkata', 'Wednesday, 25 November 2026', '12:00 pm'],
    ['2026-11-25T06:30:00.000Z', 'America/New_York', 'Wednesday, 25 November 2026', '1:30 am'],
    ['2026-11-25T03:05:00.000Z', 'America/New_York', 'Tuesday, 24 November 2026', '10:05 pm'],
  ])('%s in %s', (iso, zone, day, time) => {
    expect([formatSlotDay(iso, zone), formatSlotTime(iso, zone)]).toEqual([day, time]);
  });

  it('names the zone', () => {
    const messages = builtInMessages().interviews;
    expect(formatTimeZone('Asia/Calcutta', messages)).toBe(messages.indianTime);
    expect(formatTimeZone('America/New_York', messages)).toBe(
      formatMessage(messages.zoneTime, { zone: 'America/New York' }),
    );
  });
});
