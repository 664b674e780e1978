import { type BannerColumn, isBannerColumn } from '@broadsheet/content-store/banner-cells';

/** How the cells of a column are displayed and edited. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'picture'
  | 'cities'
  | 'categories'
  | 'audiences'
  | 'moment';

interface ColumnText {
  readonly name: string;
  readonly kind: ColumnKind;
}

const COLUMNS: { readonly [Column in BannerColumn]: ColumnText } = {
  id: { name: 'Banner ID', kind: 'text' },
  companyId: { name: 'Company ID', kind: 'number' },
  title: { name: 'Title', kind: 'text' },
  companyLogo: { name: 'Logo', kind: 'picture' },
  imageUrl: { name: 'Image', kind: 'picture' },
  link: { name: 'Link', kind: 'text' },
  description: { name: 'Description', kind: 'text' },
  subText: { name: 'Subtext', kind: 'text' },
  ctaText: { name: 'Button text', kind: 'text' },
  trackerText: { name: 'Click tracking name', kind: 'text' },
  courseId: { name: 'Course ID', kind: 'number' },
  institute: { name: 'Institute', kind: 'text' },
  allowOnJobfeed: { name: 'Show in job feeds', kind: 'flag' },
  minExp: { name: 'Min. experience (years)', kind: 'number' },
  maxExp: { name: 'Max. experience (years)', kind: 'number' },
  location: { name: 'Cities', kind: 'cities' },
  jobId: { name: 'Job ID', kind: 'number' },
  ordering: { name: 'Order', kind: 'number' },
  companyName: { name: 'Company', kind: 'text' },
  showcaseRedirectionLink: { name: 'Company link', kind: 'text' },
  categoryIds: { name: 'Categories', kind: 'categories' },
  audience: { name: 'Audience', kind: 'audiences' },
  from: { name: 'Start date', kind: 'moment' },
  until: { name: 'End date', kind: 'moment' },
};

/** Columns that contain a link or an image URL. */
export const LINK_COLUMNS = [
  'link',
  'showcaseRedirectionLink',
  'imageUrl',
  'companyLogo',
] as const satisfies readonly BannerColumn[];

export const isLinkColumn = (column: string): boolean =>
  LINK_COLUMNS.some((each) => each === column);

/** The label and the kind of a column. An unknown column is its own label. */
export const columnText = (column: string): ColumnText =>
  isBannerColumn(column) ? COLUMNS[column] : { name: column, kind: 'text' };

/** Splits a cell with several values, separated by `|`. */
export const valuesOfCell = (text: string): readonly string[] =>
  text
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '');
