import { LANDING, LANDING_SLUG_PATTERN } from '@broadsheet/contract/landing';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { isPageName } from '@broadsheet/contract/page-name';
import type { Json } from './close-records.ts';

/** The name of a page that has a layout, for editors. */
export const pageNameSchema = (description: string): Json => ({
  anyOf: [
    { enum: Object.keys(PAGE_KINDS).filter(isPageName) },
    { pattern: `^${LANDING}/${LANDING_SLUG_PATTERN.slice(1)}` },
  ],
  description,
});
