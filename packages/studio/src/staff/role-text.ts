import { STAFF_ROLES, type StaffRole } from '@broadsheet/contract/studio/staff';

/** What each role allows. */
export const ROLE_TEXT: Readonly<Record<StaffRole, string>> = {
  viewer: 'Viewer: view only',
  editor: 'Editor: edit and request approval',
  publisher: 'Publisher: approve and publish',
  admin: 'Admin: everything, and manage the team',
};

/** The roles as choices, the one with the fewest rights first. */
export const ROLE_CHOICES = STAFF_ROLES.map((role) => [role, ROLE_TEXT[role]] as const);
