import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';

const LAYOUT = /^layouts\/([A-Za-z0-9_-]+)\.json$/;

/** Whether a file is the layout of a page; layouts/experiments.json, for one, is not. */
export const isLayout = (file: string): boolean =>
  Object.hasOwn(PAGE_KINDS, LAYOUT.exec(file)?.[1] ?? '');
