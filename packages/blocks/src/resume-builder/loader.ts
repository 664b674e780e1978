import { defineLoader } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { resumeDocument, resumeJson, resumePdf } from '@broadsheet/contract/calls/resume-document';
import { hrefOf } from '@broadsheet/contract/match-page';
import { unlessPlanNeeded } from '../parts/plan-needed.ts';
import { resumeBuilder } from './schema.ts';

export const loadResumeBuilder = defineLoader(resumeBuilder, async (_settings, context) => {
  const { session } = context;
  if (!session?.isLoggedIn) return { data: null };
  const read = await unlessPlanNeeded(context.call(resumeDocument, {}));
  const own = read && {
    owner: session.obfuscatedUserId,
    resume: read.document,
    version: read.version,
    pdf: bffPathOf(resumePdf),
    json: bffPathOf(resumeJson),
  };
  return { data: { plans: hrefOf('plans'), own } };
});
