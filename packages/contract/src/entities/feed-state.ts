import Type from 'typebox';

/** What a list of jobs is being loaded for: another filter, another order, another page in its place, or more rows beneath. */
export const LOADING_SOURCES = ['filter', 'sort', 'page', 'more'] as const;
export type LoadingSource = (typeof LOADING_SOURCES)[number];

/** What a browser knows of the list of jobs that it shows, beside its rows. */
export const FeedState = Type.Object({
  isLoading: Type.Boolean(),
  loadingSource: Type.Union([Type.Enum(LOADING_SOURCES), Type.Null()], {
    description: 'Null while nothing is loaded.',
  }),
  isFilterLoaded: Type.Boolean({ description: 'The choices of the filter are on the page.' }),
});
export type FeedState = Readonly<Type.Static<typeof FeedState>>;
