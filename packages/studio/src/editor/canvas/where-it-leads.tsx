import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { formatPage } from '../../format/format-file.ts';

const NOWHERE = 'notfound';

const OF_SOMEBODY =
  'This page is about something of one person’s own, which Studio does not look at. Its blocks can be edited in the outline.';

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
    : 'This site has no such page, or nothing yet that it would be about. Write an address that shows it, or choose the other site.';

/** What somebody is to know of an address that does not show the page that is edited; null where it does. */
export const formatDestination = (kind: string, shows: string, status: number): string | null => {
  if (kind === NOWHERE) return null;
  if (shows === NOWHERE) return 'Nothing is at this address: what you see is the page for that.';
  if (shows !== kind)
    return `This address shows another page: “${formatPage(shows)}”. What you edit is not on it.`;
  if (status === 404 && isOfSomebody(kind)) return OF_SOMEBODY;
  if (status === 404)
    return 'What this address names does not exist: what you see is the page for that.';
  return status >= 500 ? 'What this page is about cannot be had now. Try again later.' : null;
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
