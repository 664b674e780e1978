import type { Messages } from '@broadsheet/messages/message-areas';
import type { Link } from '../shared/page/link.ts';

const addressWith = (address: string, values: Readonly<Record<string, string>>): string => {
  const written = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${written.join('&')}`;
};

/** Builds the share links of a page. @param address absolute URL */
export const waysToShare = (
  title: string,
  address: string,
  { byEmail }: Messages['share'],
): Link[] => [
  { label: 'WhatsApp', href: addressWith('https://wa.me/', { text: `${title}\n${address}` }) },
  {
    label: 'LinkedIn',
    href: addressWith('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
  },
  {
    label: 'Telegram',
    href: addressWith('https://t.me/share/url', { url: address, text: title }),
  },
  { label: byEmail, href: addressWith('mailto:', { subject: title, body: address }) },
];
