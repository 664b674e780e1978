import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { formatPage } from '../../format/format-file.ts';

const NOWHERE = 'notfound';

const OF_SOMEBODY =
  'This page shows one person’s private data, so there is no preview. You can edit its blocks in the outline.';

/** Whether a page is about something that only the person sees whose it is. */
const isOfSomebody = (kind: string): boolean => {
  if (!isPageLayoutName(kind)) return false;
  const { hasLookup: lookedUp, auth, unlisted }: PageKindDefinition = PAGE_KINDS[kind];
  return lookedUp === true && (auth === 'seeker' || unlisted === true);
};

/** Why no example of a page is there to be shown. */
export const formatNoExample = (kind: string): string =>
  isOfSomebody(kind)
    ? OF_SOMEBODY
    : 'This site has no example of this page yet. Enter a page URL, or choose the other site.';

/** What somebody is to know of an address that does not show the page that is edited; null where it does. */
export const formatDestination = (kind: string, shows: string, status: number): string | null => {
  if (kind === NOWHERE) return null;
  if (shows === NOWHERE) return 'No page at this URL. You see the “Page not found” page.';
  if (shows !== kind)
    return `This URL shows another page: “${formatPage(shows)}”. Your edits are not on it.`;
  if (status === 404 && isOfSomebody(kind)) return OF_SOMEBODY;
  if (status === 404) return 'Nothing found at this URL. You see the “Page not found” page.';
  return status >= 500 ? 'This page could not load. Try again later.' : null;
};

/** Says at once where an address leads, if that is not where it was meant to. */
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
