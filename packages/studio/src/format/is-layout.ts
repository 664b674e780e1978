import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';

const LAYOUT = /^layouts\/([A-Za-z0-9_-]+)\.json$/;

/** The page that a file of this name lays out, whether there is such a page or not. */
export const pageOfLayout = (file: string): string => LAYOUT.exec(file)?.[1] ?? '';

/** Whether a file is the layout of a page; layouts/experiments.json, for one, is not. */
export const isLayout = (file: string): boolean => Object.hasOwn(PAGE_KINDS, pageOfLayout(file));
