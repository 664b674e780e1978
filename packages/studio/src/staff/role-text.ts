import { STAFF_ROLES, type StaffRole } from '@broadsheet/contract/studio/staff';

/** What each role lets somebody do. */
export const ROLE_TEXT: Readonly<Record<StaffRole, string>> = {
  viewer: 'Look',
  editor: 'Edit and ask for approval',
  publisher: 'Approve and publish',
  admin: 'All, and keep the staff',
};

/** The roles as choices, the least first. */
export const ROLE_CHOICES = STAFF_ROLES.map((role) => [role, ROLE_TEXT[role]] as const);
