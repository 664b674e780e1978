import type { Change } from '@broadsheet/contract/studio/change';

const AT = '2026-11-22T06:00:00.000Z';
const ravi = { id: '7b8c7d1e-0000-4000-8000-000000000001', name: 'Ravi' };

/** A draft of a change with one file. */
export const changeWith = (file: string, text: string, version: number): Change => ({
  id: '7b8c7d1e-0000-4000-8000-000000000002',
  title: 'Diwali',
  state: 'draft',
  version,
  author: ravi,
  createdAt: AT,
  updatedAt: AT,
  submitted: null,
  approved: null,
  returned: null,
  publishAt: null,
  revision: null,
  trouble: null,
  release: null,
  documents: [{ file, text, version, base: null, moved: false, editedBy: ravi, editedAt: AT }],
});
