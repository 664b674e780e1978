import { SEO_PAGED_LINKS_ABOVE } from './constants.ts';

/** The suffix of title and description on pages after the first; empty for the first. @param page from 1 */
export const pageSuffix = (page: number): string => (page > 1 ? ` - Page ${page}` : '');

interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The previous and next links for search engines: none where the title shows twenty vacancies or fewer. */
export const pagedLinks = (
  vacancies: number,
  { previous, next }: Neighbours,
): { rel: 'prev' | 'next'; href: string }[] =>
  vacancies <= SEO_PAGED_LINKS_ABOVE
    ? []
    : [
        ...(previous === null ? [] : [{ rel: 'prev' as const, href: previous }]),
        ...(next === null ? [] : [{ rel: 'next' as const, href: next }]),
      ];
