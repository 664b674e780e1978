import type { Brand } from '@broadsheet/contract/brand';
import { readExample } from '@broadsheet/contract/studio/content-calls';
import { useCall } from '../../data/use-call.ts';

/** The page of a layout: `home` of `layouts/home.json`. */
export const kindOfFile = (file: string): string => file.replace(/^layouts\/|\.json$/g, '');

/** Loads an example path of a page on a brand. @param own the URL of a landing page, as its draft has it */
export const useExample = (kind: string, brand: Brand, own?: string) => {
  const example = useCall(readExample, own === undefined ? { query: { kind, brand } } : null);
  return own === undefined ? example : { ...example, data: { path: own } };
};
