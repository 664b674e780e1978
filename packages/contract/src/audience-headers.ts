import type { ClassField } from './audience.ts';

/**
 * The request headers by which an edge tells the BFF the class of its client. The edge sets all of them, whatever the client
 * sent, and the BFF believes them from trusted proxies only. A page of a class varies on the headers of its fields.
 */
export const AUDIENCE_HEADERS = {
  cohort: 'X-Aud-Seeker',
  membership: 'X-Aud-Seeker',
  experienceBand: 'X-Aud-Band',
  device: 'X-Aud-Device',
  city: 'X-Aud-City',
  category: 'X-Aud-Category',
  crawler: 'X-Aud-Crawler',
} as const satisfies Readonly<Record<ClassField, string>>;
