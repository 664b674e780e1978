import { isPlainHttpElsewhere } from '@broadsheet/contract/plain-http';

/**
 * Addresses that leave the site's own network: links with reset tokens, codes, and files of seekers are sent there.
 * PayU's are https in every environment; docs/decisions/0076-secrets-and-addresses-of-production.md names the others.
 */
const LEADING_OUT = ['SITE_URLS', 'SMS_WEBHOOK_URL', 'MEDIA_S3_URL'] as const;

type Values = { readonly [Name in (typeof LEADING_OUT)[number]]?: string };

/** The addresses in a variable; SITE_URLS holds one for each brand. */
const addressesIn = (value: string): string[] => value.match(/https?:\/\/[^\s,]+/g) ?? [];

/** The variables that production refuses, because what is sent there could be read on the way. */
export const findUnencrypted = (values: Values): string[] =>
  LEADING_OUT.filter((name) => addressesIn(values[name] ?? '').some(isPlainHttpElsewhere));
