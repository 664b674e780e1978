import * as external from '@broadsheet/contract/calls/external';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import * as recommendations from '@broadsheet/contract/calls/recommendations';
import * as social from '@broadsheet/contract/calls/social-connections';
import * as surveys from '@broadsheet/contract/calls/surveys';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Requests a recommendation, writes it, and accepts it. @param tokenOf reads the newest mail to an address */
export const recommendSeeker = async (
  caller: Caller,
  email: string,
  tokenOf: (email: string) => Promise<string>,
): Promise<void> => {
  const message = 'Would you say how we worked together?';
  await caller.call(recommendations.processRecommendation, {
    body: { action: 'ask', email, name: 'Meera Iyer', message },
  });
  const early = await caller.send(recommendations.remindRecommender, { body: { email } });
  expect(early).toMatchObject({ status: 429, body: { code: 'REMINDED_ALREADY' } });
  const token = await tokenOf(email);
  const query = { token };
  const recommendation = await caller.call(external.externalRecommendation, { query });
  await caller.call(external.socialUserId, { query });
  await caller.call(external.externalProfile, { query });
  await caller.call(external.externalRecruiterId, { query: { token, publicId: '1' } });
  await caller.call(external.addSocialUser, {
    body: { token, name: 'Meera Iyer', title: 'Head', company: 'Deccan', type: 'manager' },
  });
  await caller.call(external.socialInfo, { query });
  const square = { width: 9, height: 9, channels: 3, background: '#c02020' } as const;
  const file = await sharp({ create: square }).png().toBuffer();
  const fields = { token: recommendation.pictureToken ?? '' };
  await caller.upload(uploadRecommenderPicture, { file, fields });
  await caller.call(external.addComment, { body: { token, comment: 'Careful and kind.' } });
  await caller.call(recommendations.processRecommendation, { body: { action: 'accept', email } });
  const { items } = await caller.call(recommendations.recommendationList, {
    query: { status: 'accepted' },
  });
  expect(items).toMatchObject([{ requestedEmail: email, comment: 'Careful and kind.' }]);
};

/** Adds social profiles, and skips a survey. */
export const writeOwnRecommendation = async (caller: Caller): Promise<void> => {
  const address = 'https://www.linkedin.com/in/asha-rao';
  await caller.call(social.saveSocialConnection, { body: { kind: 'linkedin', address } });
  await caller.call(social.socialConnections);
  const { survey } = await caller.call(surveys.survey, { query: { placement: 'myprofile' } });
  const { surveyId = '', question } = survey ?? {};
  await caller.call(surveys.answerSurvey, {
    body: { surveyId, questionId: question?.id ?? '', skip: 'survey' },
  });
};
