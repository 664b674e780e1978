import Type from 'typebox';
import { Email, LINE_PATTERN } from '../entities/account.ts';
import { Text } from '../text.ts';
import { AuditEntry, Staff, StaffId, StaffMember, StaffPassword, StaffRole } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const Done = Type.Object({});
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: LINE_PATTERN });

/** Sets the cookie of a session. WRONG_CREDENTIALS, RATE_LIMITED. */
export const studioLogin = defineStudioCall({
  method: 'POST',
  path: '/login',
  role: 'nobody',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    { email: Email, password: Text({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  answer: Staff,
});

/** Ends the session, on every replica. */
export const studioLogout = defineStudioCall({
  method: 'POST',
  path: '/logout',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Done,
});

export const studioMe = defineStudioCall({
  method: 'GET',
  path: '/me',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Staff,
});

/** Ends all other sessions of the same person. WRONG_PASSWORD. */
export const studioPassword = defineStudioCall({
  method: 'POST',
  path: '/password',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    { current: Text({ minLength: 1, maxLength: 200 }), next: StaffPassword },
    { additionalProperties: false },
  ),
  answer: Done,
});

export const listStaff = defineStudioCall({
  method: 'GET',
  path: '/staff',
  role: 'admin',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StaffMember) }),
});

/** CONFLICT where another member has that address. */
export const addStaff = defineStudioCall({
  method: 'POST',
  path: '/staff',
  role: 'admin',
  params: Nothing,
  query: Nothing,
  body: Type.Object({ email: Email, name: Name, role: StaffRole }, { additionalProperties: false }),
  answer: Type.Object({
    member: StaffMember,
    password: Type.String({ description: 'Shown this once: a first password to hand over.' }),
  }),
});

/** A new role or `disabled` is effective from the next call on. FORBIDDEN for a change that would leave no admin. */
export const changeStaff = defineStudioCall({
  method: 'PATCH',
  path: '/staff/{staff}',
  role: 'admin',
  params: Type.Object({ staff: StaffId }, { additionalProperties: false }),
  query: Nothing,
  body: Type.Object(
    {
      name: Type.Optional(Name),
      role: Type.Optional(StaffRole),
      disabled: Type.Optional(Type.Boolean()),
      newPassword: Type.Optional(
        Type.Literal(true, { description: 'Makes a new first password and ends all sessions.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    member: StaffMember,
    password: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** Newest first. */
export const listAudit = defineStudioCall({
  method: 'GET',
  path: '/audit',
  role: 'publisher',
  params: Nothing,
  query: Type.Object(
    {
      before: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Only entries before it.',
        }),
      ),
      subject: Type.Optional(Text({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(AuditEntry), hasMore: Type.Boolean() }),
});
