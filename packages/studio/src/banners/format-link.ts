import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';

/** What is wrong with where a link leads; null where it leads somewhere. */
export const formatLink = ({ verdict, status, movedTo }: CheckedLink): string | null => {
  switch (verdict) {
    case 'good':
      return null;
    case 'dead':
      return `Leads nowhere (${status})`;
    case 'moved':
      return `Moved to ${movedTo}`;
    case 'unsure':
      return status === undefined ? 'Leads on and on' : `Answers with ${status}`;
    case 'unreached':
      return 'Not reached';
    case 'refused':
      return 'Refused address: it is not asked from here';
  }
};
