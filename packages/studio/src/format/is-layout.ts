import { isPageName } from '@broadsheet/contract/page-name';

const LAYOUT = /^layouts\/((?:landing\/)?[A-Za-z0-9_-]+)\.json$/;

/** The page's name in a layout's file name, whether the page exists or not. */
export const pageOfLayout = (file: string): string => LAYOUT.exec(file)?.[1] ?? '';

/** True if a file is the layout of a page; layouts/experiments.json is not. */
export const isLayout = (file: string): boolean => isPageName(pageOfLayout(file));
