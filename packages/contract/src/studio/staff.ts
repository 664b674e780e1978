import Type from 'typebox';
import { Text } from '../text.ts';

/** Each may do all that those before it may. */
export const STAFF_ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const;
export const StaffRole = Type.Enum(STAFF_ROLES, {
  description: 'viewer looks; editor changes and submits; publisher publishes; admin keeps staff.',
});
export type StaffRole = Type.Static<typeof StaffRole>;

export const hasRole = (role: StaffRole, needed: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);

export const STAFF_PASSWORD_MIN = 12;

export const StaffId = Type.String({ format: 'uuid', description: 'A UUID.' });
export const StaffPassword = Text({ minLength: STAFF_PASSWORD_MIN, maxLength: 200 });

/** A staff member, as Studio shows them. */
export const StaffName = Type.Object({ id: StaffId, name: Type.String() });
export type StaffName = Readonly<Type.Static<typeof StaffName>>;

export const Staff = Type.Object({
  ...StaffName.properties,
  email: Type.String(),
  role: StaffRole,
});
export type Staff = Readonly<Type.Static<typeof Staff>>;

export const StaffMember = Type.Object({
  ...Staff.properties,
  disabled: Type.Boolean({ description: 'May not log in, and is logged out.' }),
  createdAt: Type.String({ format: 'date-time' }),
  lastSeenAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type StaffMember = Readonly<Type.Static<typeof StaffMember>>;

/** One action of a person in Studio. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  staff: Type.Union([StaffName, Type.Null()], { description: 'Null is the site itself.' }),
  action: Type.String({ description: 'Such as change.publish, staff.add, login.' }),
  subject: Type.String({ description: 'What it was done to: a change, a file, a person.' }),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Readonly<Type.Static<typeof AuditEntry>>;
