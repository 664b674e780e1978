import type { Brand } from '@broadsheet/contract/brand';
import { readExample } from '@broadsheet/contract/studio/content-calls';
import { useCall } from '../../data/use-call.ts';

/** The page that a layout is of: `home` of `layouts/home.json`. */
export const kindOfFile = (file: string): string => file.replace(/^layouts\/|\.json$/g, '');

/** An address that shows a page on a brand, found by the BFF. */
export const useExample = (kind: string, brand: Brand) =>
  useCall(readExample, { query: { kind, brand } });
