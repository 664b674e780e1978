import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';

/** What is wrong with where a link leads; null where it leads somewhere. */
export const formatLink = ({ verdict, status, movedTo }: CheckedLink): string | null => {
  switch (verdict) {
    case 'good':
      return null;
    case 'dead':
      return `Broken link (${status})`;
    case 'moved':
      return `Redirects to ${movedTo}`;
    case 'unsure':
      return status === undefined ? 'Too many redirects' : `Unexpected response (${status})`;
    case 'unreached':
      return 'No response';
    case 'refused':
      return 'Private address: cannot be checked from here';
  }
};
