import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { formatPage } from '@broadsheet/contract/studio/format-file';

const NOWHERE = 'notfound';

const OF_SOMEBODY =
  'This page shows one person’s private data, so there is no preview. You can edit its blocks in the outline.';

/** True if only the owner of its data can see the page. */
const isOfSomebody = (kind: string): boolean => {
  if (!isPageLayoutName(kind)) return false;
  const { hasLookup, auth, unlisted }: PageKindDefinition = PAGE_KINDS[kind];
  return hasLookup === true && (auth === 'seeker' || unlisted === true);
};

/** Formats why there is no example for a page. */
export const formatNoExample = (kind: string): string =>
  isOfSomebody(kind)
    ? OF_SOMEBODY
    : 'This site has no example of this page yet. Enter a page URL, or choose the other site.';

/** Formats the note on a path that does not show the edited page; null if it does. */
export const formatDestination = (kind: string, shows: string, status: number): string | null => {
  if (kind === NOWHERE) return null;
  if (shows === NOWHERE) return 'No page at this URL. You see the “Page not found” page.';
  if (shows !== kind)
    return `This URL shows another page: “${formatPage(shows)}”. Your edits are not on it.`;
  if (status === 404 && isOfSomebody(kind)) return OF_SOMEBODY;
  if (status === 404) return 'Nothing found at this URL. You see the “Page not found” page.';
  return status >= 500 ? 'This page could not load. Try again later.' : null;
};

/** Shows at once where a path leads, if it is not the edited page. */
export const WhereItLeads = ({
  kind,
  shows,
  status,
}: {
  readonly kind: string;
  readonly shows: string;
  readonly status: number;
}) => {
  const text = formatDestination(kind, shows, status);
  return <div role="alert">{text && <p className="trouble">{text}</p>}</div>;
};
