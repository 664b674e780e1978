import Type from 'typebox';

/** The topic of a list of jobs, in canonical slugs. */
export const PageNavigation = Type.Object({
  tag: Type.Union([Type.String(), Type.Null()], { description: 'The keyword of the address.' }),
  selected: Type.Union([Type.String(), Type.Null()], {
    description: 'The category of the address.',
  }),
  slug: Type.String({
    description: 'The first of keyword, category and city that the address names.',
  }),
  location: Type.Union([Type.String(), Type.Null()], { description: 'The city of the address.' }),
  actualCategory: Type.Union([Type.String(), Type.Null()], {
    description: 'The category that the page belongs to: its own, or that of its keyword.',
  }),
});
export type PageNavigation = Type.Static<typeof PageNavigation>;

/** The public state of a job page; the reader's own actions are in the block `job-actions`. */
export const JobDetailState = Type.Object({
  apply: Type.Boolean({
    description: 'The job is open and takes applications here, not at the employer.',
  }),
});
export type JobDetailState = Type.Static<typeof JobDetailState>;

/** The features of a page's layout; each follows from its blocks and the brand's flags. */
export const PageFeatures = Type.Object({
  searchOverlay: Type.Boolean({ description: 'The search opens over the page.' }),
  enableAdsPreload: Type.Boolean({
    description: 'Pictures of adverts are fetched with the page, not when they come near.',
  }),
  enableChatSticky: Type.Boolean({
    description: 'Chats are entered at the edge of the window, by those who have any.',
  }),
});
export type PageFeatures = Type.Static<typeof PageFeatures>;

/** The block types that bring each feature along. */
export const FEATURE_BLOCKS = {
  searchOverlay: 'search-sheet',
  enableAdsPreload: 'advert-slot',
  enableChatSticky: 'chat-sticky',
} as const satisfies Record<keyof PageFeatures, string>;
