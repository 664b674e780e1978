import type { InboxEntry, InboxKind } from '@broadsheet/contract/studio/inbox';
import { editHref } from '../changes/edit-href.ts';
import { formatName } from '../format/format-name.ts';

const TEXTS: Readonly<Record<InboxKind, (by: string, title: string) => string>> = {
  'approval-requested': (by, title) => `${by} requests your approval of “${title}”`,
  approved: (by, title) => `${by} approved “${title}”`,
  returned: (by, title) => `${by} sent “${title}” back`,
  comment: (by, title) => `${by} commented on “${title}”`,
  mention: (by, title) => `${by} mentioned you on “${title}”`,
  'schedule-failed': (_, title) => `“${title}” was not published at its time`,
  unscheduled: (_, title) => `“${title}” is no longer scheduled`,
  'rolled-back': (_, title) => `The gradual rollout of “${title}” was rolled back`,
  'experiment-alarm': (_, title) =>
    `Experiment “${formatName(title)}” is unreliable: its groups are not as planned`,
  'experiment-ended': (_, title) =>
    `Experiment “${formatName(title)}” has ended: decide what stays`,
  'experiment-worse': (_, title) =>
    `A group of experiment “${formatName(title)}” does worse than control`,
};

/** What happened, as a sentence. */
export const formatEntry = ({ kind, by, title }: InboxEntry): string =>
  TEXTS[kind](by?.name ?? 'The site', title);

/** Where it happened: a block in the editor, a draft, or the experiments. */
export const entryHref = ({ change, release, location }: InboxEntry): string => {
  if (change === null) return release === null ? '/experiments' : `/releases/${release}`;
  if (!location) return `/changes/${change}`;
  return editHref(change, location.file, { block: location.block, line: null });
};
