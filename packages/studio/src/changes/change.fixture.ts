import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import type { Staff, StaffRole } from '@broadsheet/contract/studio/staff';

const staff = (number: number, name: string, role: StaffRole): Staff => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  email: `${name.toLowerCase()}@tech.example`,
  role,
});
export const asha = staff(1, 'Asha', 'publisher');
export const ravi = staff(2, 'Ravi', 'editor');
export const meera = staff(3, 'Meera', 'admin');

const staffNameOf = ({ id, name }: Staff) => ({ id, name });

export const documentOf = (
  file: string,
  text: string,
  given: Partial<ChangeDocument> = {},
): ChangeDocument => ({
  file,
  text,
  version: 1,
  base: null,
  moved: false,
  editedBy: staffNameOf(ravi),
  editedAt: '2026-11-20T09:00:00Z',
  ...given,
});

/** A draft of Ravi's, with overrides. */
export const changeOf = (given: Partial<Change> = {}): Change => ({
  id: '00000000-0000-4000-8000-000000000009',
  title: 'Diwali banners',
  state: 'draft',
  version: 4,
  author: staffNameOf(ravi),
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  submitted: null,
  approved: null,
  returned: null,
  publishAt: null,
  revision: null,
  trouble: null,
  release: null,
  documents: [documentOf('layouts/content/terms.md', '# Terms\n')],
  ...given,
});
