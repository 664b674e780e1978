import type { Experiment } from '@broadsheet/contract/experiments';
import { sayMoment } from '../words/say-moment.ts';

export const STATUS_WORDS: Readonly<Record<Experiment['status'], string>> = {
  draft: 'Draft: nobody takes part',
  running: 'Running',
  stopped: 'Stopped: everybody sees control',
};

export const UNIT_WORDS: Readonly<Record<Experiment['unit'], string>> = {
  visitor: 'browsers',
  seeker: 'accounts',
};

/** When it runs, in words; empty where nothing bounds it. */
export const sayTimes = ({ from, until }: Experiment): string =>
  [from && `from ${sayMoment(from)}`, until && `until ${sayMoment(until)}`]
    .filter(Boolean)
    .join(' ');
