import type { FirstMember } from '@broadsheet/staff/first-members';

const password = 'broadsheet demo';

/** Staff of a local site with demo data: a marketer for each brand, and an administrator. */
export const DEMO_STAFF: readonly FirstMember[] = [
  { email: 'marketer@tech.example', name: 'Meera Iyer', role: 'publisher', password },
  { email: 'marketer@management.example', name: 'Kabir Shah', role: 'editor', password },
  { email: 'admin@tech.example', name: 'Anil Menon', role: 'admin', password },
];
