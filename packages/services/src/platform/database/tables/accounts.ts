import type { Brand } from '@broadsheet/contract/brand';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import type { Generated, JSONColumnType } from 'kysely';

export interface SeekersTable {
  id: Generated<number>;
  /** The id that is shown to others. */
  public_id: Generated<string>;
  brand: Brand;
  /** As typed; unique without regard to case. */
  email: string;
  email_verified_at: Date | null;
  /** When a mail server reported that the address does not exist; it gets no more mail. */
  email_invalid_at: Date | null;
  phone: string | null;
  phone_verified_at: Date | null;
  name: string;
  password_hash: string;
  password_changed_at: Date;
  /** False until the seeker of a login provider sets one: the hash then is of a random password. */
  has_password: Generated<boolean>;
  status: Generated<'active' | 'deactivated'>;
  deactivated_at: Date | null;
  deactivation_reason: string | null;
  second_factor: SecondFactor | null;
  /** Encrypted; null unless the second factor is TOTP. */
  totp_secret: Buffer | null;
  /** The last accepted time step, so that no step is accepted twice. */
  totp_last_step: string | null;
  /** The second factor that is being set up. */
  pending_second_factor: SecondFactor | null;
  pending_totp_secret: Buffer | null;
  /** The settings that were changed; DEFAULT_SETTINGS supply the others. */
  settings: JSONColumnType<SettingsChange>;
  created_at: Date;
}

/** Registrations that wait for their OTP. */
export interface RegistrationsTable {
  public_id: string;
  brand: Brand;
  email: string;
  phone: string | null;
  name: string;
  password_hash: string;
  settings: JSONColumnType<SettingsChange>;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  seeker_id: number;
  /** How often the session was refreshed. */
  generation: Generated<number>;
  /** The password was accepted; the second step is pending. */
  is_second_step: boolean;
  user_agent: string;
  created_at: Date;
  refreshed_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

/** At most one live OTP per subject and purpose. */
export interface CodesTable {
  id: string;
  /** The owner: `seeker:12`, `registration:<uuid>`. */
  subject: string;
  purpose: string;
  /** The address that it was sent to. */
  target: string;
  hash: Buffer;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface RecoveryCodesTable {
  seeker_id: number;
  hash: Buffer;
}

/** Attempts that count against a rate limit; the key is a hash. */
export interface AttemptsTable {
  key: Buffer;
  window_start: Date;
  count: number;
}

export interface EmailChangesTable {
  seeker_id: number;
  email: string;
  requested_at: Date;
}

export interface BlockedCompaniesTable {
  seeker_id: number;
  company_id: number;
  blocked_at: Date;
}

export interface ConsentsTable {
  id: Generated<string>;
  brand: Brand;
  unique_identifier: string;
  seeker_id: number | null;
  choice: 'all' | 'necessary';
  agreed_at: Date;
}
