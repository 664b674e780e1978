import { ANYBODY, COHORTS } from '@broadsheet/contract/audience';
import { seekerClassOf } from '@broadsheet/contract/audience-class';
import { getAuth, logout } from '@broadsheet/contract/calls/auth';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import type { TestServices } from '@broadsheet/test-kit/database/create-test-services';
import { putInCohort } from '@broadsheet/test-kit/database/put-in-cohort';
import type { VisitorClass } from './marked-content.ts';

const VISITORS = 10;
const LOGGED_OUT = 5;

/** Somebody with one browser. */
export interface EdgeReader {
  /** A text that only their data contains. */
  readonly canary: string;
  readonly userAgent: string;
  readonly chosenBand: number | null;
  /** What they are by their profile; a visitor is nobody. */
  readonly profile: VisitorClass;
  /** Null for visitors. */
  readonly token: string | null;
  /** Their session has ended, which their browser does not know. */
  readonly isLoggedOut: boolean;
}

const AGENTS: readonly (Pick<VisitorClass, 'device' | 'crawler'> & { readonly agent: string })[] = [
  { agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', device: 'desktop', crawler: false },
  { agent: 'Mozilla/5.0 (iPhone) AppleWebKit Mobile/15E148', device: 'phone', crawler: false },
  { agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130', device: 'tablet', crawler: false },
  { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', device: 'desktop', crawler: true },
  // Too long for the edge to read: only the BFF does.
  { agent: `Mozilla/5.0 (iPad) ${'x'.repeat(600)}`, device: 'tablet', crawler: false },
];

const profileColumns = (number: number) => ({
  city_id: [1, 2, 6, 4, null][number % 5] ?? null,
  category_id: [1, 2, 3, null][number % 4] ?? null,
});

const addMember = async (services: TestServices, number: number) => {
  const canary = `Canary${number}x`;
  const isPro = Math.floor(number / COHORTS.length) % 2 === 1;
  const names = { name: `Asha ${canary}`, email: `${canary}@example.com`, isPro };
  const { seeker, token } = await addSeeker(services, names);
  await putInCohort(services, seeker.id, COHORTS[number % COHORTS.length] ?? 'none');
  await services.database
    .updateTable('profiles')
    .set(profileColumns(number))
    .where('seeker_id', '=', seeker.id)
    .execute();
  const { session } = await services.call(getAuth, { token });
  return { token, profile: { ...ANYBODY, ...seekerClassOf(session) } };
};

/** Visitors, members of many classes, and members whose session has ended. */
export const addEdgeReaders = async (
  services: TestServices,
  count: number,
): Promise<readonly EdgeReader[]> => {
  const readers: EdgeReader[] = [];
  for (let number = 0; number < count; number += 1) {
    const own = AGENTS[number % AGENTS.length];
    if (!own) throw new Error('no agent');
    const isVisitor = number < VISITORS;
    const isLoggedOut = number >= count - LOGGED_OUT;
    const { token, profile } = isVisitor
      ? { token: null, profile: ANYBODY }
      : await addMember(services, number);
    if (isLoggedOut && token) await services.call(logout, { token });
    readers.push({
      canary: `Canary${number}x`,
      userAgent: own.agent,
      chosenBand: number % 3 === 0 ? 2 + (number % 8) : null,
      profile: { ...profile, device: own.device, crawler: own.crawler },
      token,
      isLoggedOut,
    });
  }
  return readers;
};
