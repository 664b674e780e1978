import type { Brand } from '@broadsheet/contract/brand';
import type { Relation } from '@broadsheet/contract/entities/recommendation';

/** A recommendation of a demo account, one for each status. */
export interface DemoRecommendation {
  readonly name: string;
  readonly email: string;
  readonly status: 'asked' | 'received' | 'accepted';
  readonly daysAgo: number;
  readonly relation: Relation;
  readonly title: string;
  readonly company: string;
  readonly comment: string;
}

const MANAGER: Omit<DemoRecommendation, 'comment'> = {
  name: 'Meera Iyer',
  email: 'meera.iyer@people.example',
  status: 'accepted',
  daysAgo: 40,
  relation: 'manager',
  title: 'Head of Payments',
  company: 'Deccan Ledger',
};
const COLLEAGUE: Omit<DemoRecommendation, 'comment'> = {
  name: 'Imran Sheikh',
  email: 'imran.sheikh@people.example',
  status: 'received',
  daysAgo: 3,
  relation: 'colleague',
  title: 'Product Manager',
  company: 'Kaveri Systems',
};
const SILENT: DemoRecommendation = {
  name: 'Leela Thomas',
  email: 'leela.thomas@people.example',
  status: 'asked',
  daysAgo: 6,
  relation: 'client',
  title: '',
  company: '',
  comment: '',
};

export const DEMO_RECOMMENDATIONS: Readonly<Record<Brand, readonly DemoRecommendation[]>> = {
  tech: [
    {
      ...MANAGER,
      comment:
        'Asha rebuilt our checkout in four months without a single outage.\nShe asks the right questions and follows through on every decision.',
    },
    {
      ...COLLEAGUE,
      comment: 'Asha is the first person I ask for feedback on a design. Kind, sharp and reliable.',
    },
    SILENT,
  ],
  management: [
    {
      ...MANAGER,
      comment:
        'Asha hired for three teams at once and closed every position on time.\nCandidates often thanked us for how well she treated them.',
    },
    {
      ...COLLEAGUE,
      comment:
        'Asha keeps her word and stays calm under pressure. I would love to work with her again.',
    },
    SILENT,
  ],
};
