import Type from 'typebox';

/** Why a list of jobs is loading: another filter, another order, another page, or more rows. */
export const LOADING_SOURCES = ['filter', 'sort', 'page', 'more'] as const;
export type LoadingSource = (typeof LOADING_SOURCES)[number];

/** The state of the list of jobs in a browser, besides its rows. */
export const FeedState = Type.Object({
  isLoading: Type.Boolean(),
  loadingSource: Type.Union([Type.Enum(LOADING_SOURCES), Type.Null()], {
    description: 'Null while nothing is loaded.',
  }),
  isFilterLoaded: Type.Boolean({ description: 'The choices of the filter are on the page.' }),
});
export type FeedState = Readonly<Type.Static<typeof FeedState>>;
