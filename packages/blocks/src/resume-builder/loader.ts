import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { resumeDocument, resumeJson, resumePdf } from '@broadsheet/contract/calls/resume-document';
import { CatalogueError } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import { resumeBuilder } from './schema.ts';

/** Null where the plan of who reads does not hold it. */
const readOwn = ({ call }: LoaderContext) =>
  call(resumeDocument, {}).catch((error: unknown) => {
    if (error instanceof CatalogueError && error.code === 'PLAN_NEEDED') return null;
    throw error;
  });

export const loadResumeBuilder = defineLoader(resumeBuilder, async (_settings, context) => {
  const { session } = context;
  if (!session?.isLoggedIn) return { data: null };
  const read = await readOwn(context);
  const own = read && {
    owner: session.obfuscatedUserId,
    resume: read.document,
    version: read.version,
    pdf: bffPathOf(resumePdf),
    json: bffPathOf(resumeJson),
  };
  return { data: { plans: hrefOf('plans'), own } };
});
