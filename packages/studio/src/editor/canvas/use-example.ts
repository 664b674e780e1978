import type { Brand } from '@broadsheet/contract/brand';
import { readExample } from '@broadsheet/contract/studio/content-calls';
import { useCall } from '../../data/use-call.ts';

/** The page kind of a layout: `home` of `layouts/home.json`. */
export const kindOfFile = (file: string): string => file.replace(/^layouts\/|\.json$/g, '');

/** Loads an example path of a page on a brand. */
export const useExample = (kind: string, brand: Brand) =>
  useCall(readExample, { query: { kind, brand } });
