import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { addChat, addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import { addRecommendation, writtenBy } from '@broadsheet/test-kit/database/add-recommendation';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { openSiteDatabase } from '../kills/people.ts';
import { addRecords, type OwnRecords } from './add-records.ts';

/** Text that only one seeker's data contains. */
export const CANARY = /Canary[0-9]+x/g;

export interface CanaryPerson extends OwnRecords {
  readonly canary: string;
  readonly seekerId: number;
  readonly token: string;
  readonly conversationId: number;
  readonly jobId: number;
}

type Services = Parameters<typeof addChat>[0] & Parameters<typeof addRecruiterMessage>[0];

/** Pro members each with a profile, a letter, an application, a chat and a recommendation that only they may see. */
export const addCanaryPeople = async (
  services: Services,
  count: number,
): Promise<readonly CanaryPerson[]> => {
  const { database, now } = services;
  const at = new Date(now);
  const people: CanaryPerson[] = [];
  for (let number = 1; number <= count; number += 1) {
    const canary = `Canary${number}x`;
    const chat = await addChat(services);
    const { token, conversationId, recruiterId, jobId, seeker } = chat;
    const own = { seeker_id: seeker.id };
    await database
      .updateTable('seekers')
      .set({ name: `Asha ${canary}`, email: `${canary}@example.com` })
      .where('id', '=', seeker.id)
      .execute();
    await database
      .insertInto('profiles')
      .values({ ...own, experience_status: 'experienced', experience_months: 40, updated_at: at })
      .execute();
    await database
      .insertInto('positions')
      .values({
        ...own,
        title: `Clerk ${canary}`,
        company: 'Deccan Ledger',
        from_month: '2020-01',
        description: canary,
      })
      .execute();
    await database
      .insertInto('educations')
      .values({ ...own, degree: 'MBA', course_type: 'full-time', institute: canary, year: 2015 })
      .execute();
    await database
      .insertInto('cover_letters')
      .values({ ...own, text: `I am ${canary}.`, updated_at: at })
      .execute();
    await database
      .updateTable('applications')
      .set({ cover_letter: `Here is ${canary}.` })
      .where('seeker_id', '=', seeker.id)
      .execute();
    await database
      .insertInto('notifications')
      .values({ ...own, type: 1, text: `News for ${canary}`, link: '/jobfeed', created_at: at })
      .execute();
    await addRecruiterMessage(services, { conversationId, recruiterId }, `Good-morning-${canary}`);
    const written = { ...writtenBy(now), name: `Meera ${canary}`, comment: canary };
    await addRecommendation(services, seeker.id, written);
    const records = await addRecords({ database, canary, chat, now });
    for (const feature of ['early-applicant', 'resume-builder'] as const)
      await giveFeature(services, seeker.id, feature, 30);
    people.push({ canary, seekerId: seeker.id, token, conversationId, jobId, ...records });
  }
  return people;
};

/** As addCanaryPeople, on a site that runs. */
export const addCanariesTo = async (
  site: Pick<RunningSite, 'replicaEnv'>,
  count: number,
): Promise<readonly CanaryPerson[]> => {
  const { database, close } = await openSiteDatabase(site);
  const now = Date.now();
  try {
    return await addCanaryPeople(
      { database, messages: builtInMessages(), now, demoNow: now },
      count,
    );
  } finally {
    await close();
  }
};
