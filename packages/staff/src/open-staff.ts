import type { Staff, StaffMember, StaffName } from '@broadsheet/contract/studio/staff';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import {
  type AuditPage,
  type AuditQuery,
  type NewAuditEntry,
  readAudit,
  writeAudit,
} from './audit.ts';
import { type ChangedMember, changeMember, type MemberChange } from './change-member.ts';
import { changePassword, type PasswordChange } from './change-password.ts';
import { addFirstMembers, type FirstMember } from './first-members.ts';
import { type LoggedIn, type Login, login, logout } from './login.ts';
import { type AddedMember, addMember, listMembers, type NewMember } from './members.ts';
import { resolveSession } from './sessions.ts';
import { openStaffDatabase } from './staff-database.ts';

export interface StaffOptions {
  readonly databaseUrl: DatabaseUrl;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** False never refuses a login for failed attempts. */
  readonly isLimited?: boolean;
}

/** Studio's members, their sessions, and the audit. Every call throws STUDIO_UNAVAILABLE without its database. */
export interface OpenStaff {
  /** WRONG_CREDENTIALS, RATE_LIMITED. */
  readonly login: (given: Login) => Promise<LoggedIn>;
  /** The member of a token now; null for none. */
  readonly resolve: (token: string) => Promise<Staff | null>;
  readonly logout: (token: string) => Promise<void>;
  /** WRONG_PASSWORD, RATE_LIMITED. */
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  readonly list: () => Promise<StaffMember[]>;
  /** CONFLICT, FORBIDDEN. @param by null: the command line */
  readonly add: (by: StaffName | null, member: NewMember) => Promise<AddedMember>;
  /** NOT_FOUND, FORBIDDEN. */
  readonly change: (by: StaffName, id: string, change: MemberChange) => Promise<ChangedMember>;
  /** Adds these if there are no members. */
  readonly addFirst: (members: readonly FirstMember[]) => Promise<void>;
  readonly audit: (entry: NewAuditEntry) => Promise<void>;
  readonly listAudit: (query: AuditQuery) => Promise<AuditPage>;
  readonly close: () => Promise<void>;
}

/** Connects on the first call. */
export const openStaff = ({ databaseUrl, now, isLimited = true }: StaffOptions): OpenStaff => {
  const database = openStaffDatabase(databaseUrl);
  const limits = { isLimited, now };
  return {
    login: (given) => login(database, limits, given),
    resolve: (token) => database.runQuery((db) => resolveSession(db, token, now())),
    logout: (token) => logout(database, token, now()),
    changePassword: (change) => changePassword(database, limits, change),
    list: () => database.runQuery(listMembers),
    add: (by, member) => addMember(database, by, member, now()),
    change: (by, id, change) => changeMember(database, by, id, change, now()),
    addFirst: (members) => addFirstMembers(database, members, now()),
    audit: (entry) => database.runQuery((db) => writeAudit(db, entry, now())),
    listAudit: (query) => database.runQuery((db) => readAudit(db, query)),
    close: database.close,
  };
};
