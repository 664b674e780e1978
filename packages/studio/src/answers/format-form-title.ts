import type { StudioForm } from '@broadsheet/contract/studio/answer-calls';

/** The title of a form. One that is on no page, and has no answer that would say it, has none. */
export const formatFormTitle = ({ title }: Pick<StudioForm, 'title'>): string =>
  title === '' ? 'Form without a title' : title;
