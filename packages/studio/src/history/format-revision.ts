import type { Revision } from '@broadsheet/contract/studio/revision';

const KINDS: Readonly<Record<Revision['kind'], string>> = {
  publish: 'Published',
  restore: 'Brought back',
  'from-files': 'Taken over from the files',
};

/** What a revision was, and whose. */
export const formatRevision = ({ kind, by }: Revision): string =>
  `${KINDS[kind]} by ${by ? by.name : 'the command line'}`;
