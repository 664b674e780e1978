import type { Relation } from '@broadsheet/contract/entities/recommendation';

/** How somebody knows a seeker, as they choose it of themselves. */
export const RELATION_OPTIONS: readonly { readonly value: Relation; readonly label: string }[] = [
  { value: 'manager', label: 'I was their manager' },
  { value: 'colleague', label: 'We worked side by side' },
  { value: 'report', label: 'They were my manager' },
  { value: 'client', label: 'I was their client' },
  { value: 'teacher', label: 'I taught them' },
  { value: 'recruiter', label: 'I hired or recruited them' },
  { value: 'other', label: 'In another way' },
];

const RELATION_LABELS: Readonly<Record<Relation, string>> = {
  manager: 'Manager',
  colleague: 'Colleague',
  report: 'Worked for them',
  client: 'Client',
  teacher: 'Teacher',
  recruiter: 'Recruiter',
  other: 'Acquaintance',
};

/** The same, as it stands beside a name. */
export const formatRelation = (relation: Relation): string => RELATION_LABELS[relation];
