import { css } from '@broadsheet/theme/css';
import { PHONES } from '../shared/list/shelf.styles.ts';

/** Phones show three jobs; the link of the section leads to all. */
export const jobs = css({ [PHONES]: { '& li:nth-child(n + 4)': { display: 'none' } } });
