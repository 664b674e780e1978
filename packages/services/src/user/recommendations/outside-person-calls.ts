import {
  externalProfile,
  externalRecommendation,
  externalRecruiterId,
  socialInfo,
  socialUserId,
} from '@broadsheet/contract/calls/external';
import type { Kysely } from 'kysely';
import { selectRecruiters } from '../../job/recruiters/select-recruiters.ts';
import { signPictureRight } from '../../media/upload/picture-link.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findAwaited } from './find-awaited.ts';
import { readShownRecommendations } from './shown-recommendations.ts';

const hasPicture = async (database: Kysely<Schema>, recommendationId: number) =>
  (await database
    .selectFrom('media_files')
    .select('id')
    .where('recommendation_id', '=', recommendationId)
    .executeTakeFirst()) !== undefined;

export const externalRecommendationCall = bindCall(
  externalRecommendation,
  async ({ token }, _params, context) => {
    const { brand, secrets, now, database } = context;
    const found = await findAwaited(context, token);
    const right = { recommendationId: found.id, seekerId: found.seeker_id, brand };
    return {
      name: found.seeker_name,
      message: found.message,
      askedAt: found.asked_at.toISOString(),
      recommender: found.name ?? found.asked_name,
      isIntroduced: found.introduced_at !== null,
      pictureToken: (await hasPicture(database, found.id))
        ? null
        : await signPictureRight(right, secrets.links, now),
    };
  },
);

export const socialUserIdCall = bindCall(socialUserId, async ({ token }, _params, context) => {
  const { id, introduced_at } = await findAwaited(context, token);
  return { userId: introduced_at === null ? 0 : id };
});

export const externalRecruiterIdCall = bindCall(
  externalRecruiterId,
  async ({ token, publicId }, _params, context) => {
    await findAwaited(context, token);
    const found = await selectRecruiters(context)
      .where('recruiters.id', '=', Number(publicId))
      .executeTakeFirst();
    return {
      recruiterId: found?.id ?? null,
      name: found?.name ?? null,
      company: found?.company_name ?? null,
    };
  },
);

export const externalProfileCall = bindCall(
  externalProfile,
  async ({ token }, _params, context) => {
    const { seeker_id: id, seeker_name: name, settings } = await findAwaited(context, token);
    return {
      name,
      recommendations: await readShownRecommendations(context.database, { id, settings }),
    };
  },
);

export const socialInfoCall = bindCall(socialInfo, async ({ token }, _params, context) => {
  const { id, name, title, company, relation, linkedin, recruiter_id } = await findAwaited(
    context,
    token,
  );
  if (name === null || title === null || company === null || relation === null)
    return { user: null };
  return {
    user: {
      userId: id,
      name,
      title,
      company,
      type: relation,
      linkedIn: linkedin,
      recruiterId: recruiter_id,
      hasPicture: await hasPicture(context.database, id),
    },
  };
});
