import * as external from '@broadsheet/contract/calls/external';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import * as recommendations from '@broadsheet/contract/calls/recommendations';
import * as social from '@broadsheet/contract/calls/social-connections';
import * as surveys from '@broadsheet/contract/calls/surveys';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Asks somebody, has them write what was asked for, and accepts it. @param tokenOf of the newest mail to an address */
export const recommendSeeker = async (
  caller: Caller,
  email: string,
  tokenOf: (email: string) => Promise<string>,
): Promise<void> => {
  const message = 'Would you say how we worked together?';
  await caller.ask(recommendations.processRecommendation, {
    body: { action: 'ask', email, name: 'Meera Iyer', message },
  });
  const early = await caller.send(recommendations.remindRecommender, { body: { email } });
  expect(early).toMatchObject({ status: 429, body: { code: 'REMINDED_ALREADY' } });
  const token = await tokenOf(email);
  const query = { token };
  const asked = await caller.ask(external.externalRecommendation, { query });
  await caller.ask(external.socialUserId, { query });
  await caller.ask(external.externalProfile, { query });
  await caller.ask(external.externalRecruiterId, { query: { token, publicId: '1' } });
  await caller.ask(external.addSocialUser, {
    body: { token, name: 'Meera Iyer', title: 'Head', company: 'Deccan', type: 'manager' },
  });
  await caller.ask(external.socialInfo, { query });
  const square = { width: 9, height: 9, channels: 3, background: '#c02020' } as const;
  const file = await sharp({ create: square }).png().toBuffer();
  const fields = { token: asked.pictureToken ?? '' };
  await caller.upload(uploadRecommenderPicture, { file, fields });
  await caller.ask(external.addComment, { body: { token, comment: 'Careful and kind.' } });
  await caller.ask(recommendations.processRecommendation, { body: { action: 'accept', email } });
  const { items } = await caller.ask(recommendations.recommendationList, {
    query: { status: 'accepted' },
  });
  expect(items).toMatchObject([{ requestedEmail: email, comment: 'Careful and kind.' }]);
};

/** Says where else the seeker is found, and leaves a survey out. */
export const saySomethingOfOneself = async (caller: Caller): Promise<void> => {
  const address = 'https://www.linkedin.com/in/asha-rao';
  await caller.ask(social.saveSocialConnection, { body: { kind: 'linkedin', address } });
  await caller.ask(social.socialConnections);
  const { survey } = await caller.ask(surveys.survey, { query: { placement: 'myprofile' } });
  const { surveyId = '', question } = survey ?? {};
  await caller.ask(surveys.answerSurvey, {
    body: { surveyId, questionId: question?.id ?? '', skip: 'survey' },
  });
};
