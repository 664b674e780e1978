import type { Revision } from '@broadsheet/contract/studio/revision';

const KINDS: Readonly<Record<Revision['kind'], string>> = {
  publish: 'Published',
  restore: 'Restored',
  'from-files': 'Updated by a site release',
};

/** Formats the kind and the author of a revision. */
export const formatRevision = ({ kind, by }: Revision): string =>
  `${KINDS[kind]} by ${by ? by.name : 'a developer'}`;
