import { type BannerColumn, isBannerColumn } from '@broadsheet/content-store/banner-cells';

/** How the cells of a column are shown and edited. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'picture'
  | 'cities'
  | 'categories'
  | 'moment';

interface ColumnText {
  readonly name: string;
  readonly kind: ColumnKind;
}

const COLUMNS: { readonly [Column in BannerColumn]: ColumnText } = {
  id: { name: 'Name of the row', kind: 'text' },
  companyId: { name: 'Company number', kind: 'number' },
  title: { name: 'Title', kind: 'text' },
  companyLogo: { name: 'Logo', kind: 'picture' },
  imageUrl: { name: 'Picture', kind: 'picture' },
  link: { name: 'Leads to', kind: 'text' },
  description: { name: 'Description', kind: 'text' },
  subText: { name: 'Small text', kind: 'text' },
  ctaText: { name: 'Button', kind: 'text' },
  trackerText: { name: 'Counts clicks as', kind: 'text' },
  courseId: { name: 'Course number', kind: 'number' },
  institute: { name: 'Institute', kind: 'text' },
  allowOnJobfeed: { name: 'On job feeds', kind: 'flag' },
  minExp: { name: 'From years', kind: 'number' },
  maxExp: { name: 'To years', kind: 'number' },
  location: { name: 'Cities', kind: 'cities' },
  jobId: { name: 'Job number', kind: 'number' },
  ordering: { name: 'Order', kind: 'number' },
  companyName: { name: 'Company', kind: 'text' },
  showcaseRedirectionLink: { name: 'Its name leads to', kind: 'text' },
  categoryIds: { name: 'Categories', kind: 'categories' },
  from: { name: 'Shown from', kind: 'moment' },
  until: { name: 'Shown until', kind: 'moment' },
};

/** Whose cells hold an address that leads somewhere or shows something. */
export const LINK_COLUMNS = [
  'link',
  'showcaseRedirectionLink',
  'imageUrl',
  'companyLogo',
] as const satisfies readonly BannerColumn[];

export const isLinkColumn = (column: string): boolean =>
  LINK_COLUMNS.some((each) => each === column);

/** The words and the kind of a column; one that banners do not have is its own word. */
export const columnText = (column: string): ColumnText =>
  isBannerColumn(column) ? COLUMNS[column] : { name: column, kind: 'text' };

/** The parts of a cell that holds several, which stand apart by bars. */
export const valuesOfCell = (text: string): readonly string[] =>
  text
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '');
