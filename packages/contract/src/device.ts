import type { DEVICES } from './audience.ts';

/** The headers of a request that describe its device. */
export interface DeviceHints {
  readonly userAgent: string;
  /** The header Sec-CH-UA-Mobile: `?1` or `?0`. */
  readonly mobileHint?: string | undefined;
}

/** Read by the edge as well (`npm run vcl`): of the regular expressions that JavaScript and PCRE share. */
export const TABLET = /\b(iPad|Tablet|PlayBook|Silk)\b|Android(?!.*\bMobile\b)/i;
export const PHONE = /\b(Mobi|Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini)/i;

export const deviceOf = ({ userAgent, mobileHint }: DeviceHints): (typeof DEVICES)[number] => {
  if (TABLET.test(userAgent)) return 'tablet';
  if (mobileHint === '?1' || PHONE.test(userAgent)) return 'phone';
  return 'desktop';
};
