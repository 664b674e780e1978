import type { Brand } from '@broadsheet/contract/brand';
import type { Relation } from '@broadsheet/contract/entities/recommendation';

/** What was asked and said of a demo account, so that its page shows each state once. */
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
        'Asha rebuilt our checkout in four months, and nobody was called at night for it.\nShe asks the question that everybody else has left out, and writes down what was decided.',
    },
    {
      ...COLLEAGUE,
      comment: 'The first person I go to with a design that I am not sure of. Kind, and exact.',
    },
    SILENT,
  ],
  management: [
    {
      ...MANAGER,
      comment:
        'Asha took over hiring for three teams at once and had all seats filled by the summer.\nCandidates thanked us for how they were treated, also those whom we did not take.',
    },
    {
      ...COLLEAGUE,
      comment: 'Keeps her word, and keeps a room calm. I would work with her again at once.',
    },
    SILENT,
  ],
};
