import type { AnsweredPage } from '@broadsheet/contract/answered-page';
import { type Explained, explainKind } from './explain-files.ts';
import { findAnswered } from './find-answered.ts';

export interface ExplainedRequest {
  readonly answered: AnsweredPage;
  readonly explained: Explained;
  /** Whether the page is written as it was then; else the explanation is about today's files. */
  readonly isSame: boolean;
}

/** Explains a response again from its log line, with the same audience, arms and instant. */
export const explainRequest = async (
  dir: string,
  log: string,
  id: string,
): Promise<ExplainedRequest> => {
  const answered = await findAnswered(log, id);
  const { page, audience, arms } = answered;
  const viewer = { audience, arms, at: Date.parse(answered.at) };
  const explained = await explainKind(dir, page, viewer);
  const isSame = 'revision' in explained && explained.revision === answered.revision;
  return { answered, explained, isSame };
};

/** Which answer it was, and whether its layout is still the one of the files. */
export const describeAnswered = ({ answered, isSame }: ExplainedRequest): string =>
  [
    `served    ${answered.at} as page ${answered.page} of ${answered.brand}${answered.preview ? ', a preview' : ''}`,
    `by        revision ${answered.revision}`,
    isSame
      ? 'The layout of the page has not changed since.'
      : "The page has been changed since: what follows is about today's files.",
    '',
    '',
  ].join('\n');
