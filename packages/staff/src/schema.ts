import type { StaffRole } from '@broadsheet/contract/studio/staff';
import type { Generated, JSONColumnType } from 'kysely';

export interface MembersTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** By argon2id. */
  password_hash: string;
  role: StaffRole;
  disabled_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

export interface SessionsTable {
  /** sha256 of the token, which only the browser has. */
  token_digest: Buffer;
  member_id: string;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
}

/** Attempts that failed, or have not ended. */
export interface FailedLoginsTable {
  id: string;
  /** sha256 of the e-mail address. */
  address: Buffer;
  /** sha256 of the client's network. */
  network: Buffer;
  at: Date;
  /** The member with this address. */
  member_id: string | null;
}

export interface AuditTable {
  id: Generated<string>;
  at: Date;
  staff_id: string | null;
  staff_name: string | null;
  action: string;
  subject: string;
  details: JSONColumnType<Readonly<Record<string, unknown>>>;
}

/** The tables of Studio's members, in a schema of their own. */
export interface StaffSchema {
  'staff.members': MembersTable;
  'staff.sessions': SessionsTable;
  'staff.failed_logins': FailedLoginsTable;
  'staff.audit': AuditTable;
}
