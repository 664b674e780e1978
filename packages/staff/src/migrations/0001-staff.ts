import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table staff.members (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      password_hash text not null,
      role text not null check (role in ('viewer', 'editor', 'publisher', 'admin')),
      disabled_at timestamptz,
      created_at timestamptz not null,
      last_seen_at timestamptz
    )`,
  sql`
    create table staff.sessions (
      token_digest bytea primary key check (length(token_digest) = 32),
      member_id uuid not null references staff.members,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null
    )`,
  sql`create index sessions_member on staff.sessions (member_id)`,
  sql`create index sessions_expiry on staff.sessions (expires_at)`,
  sql`
    create table staff.failed_logins (
      id uuid primary key,
      address bytea not null,
      network bytea not null,
      at timestamptz not null,
      member_id uuid references staff.members
    )`,
  sql`create index failed_logins_address on staff.failed_logins (address, at)`,
  sql`create index failed_logins_network on staff.failed_logins (network, at)`,
  sql`create index failed_logins_at on staff.failed_logins (at)`,
  // Copies names into the entries, so that the audit stays readable when members are removed.
  sql`
    create table staff.audit (
      id bigserial primary key,
      at timestamptz not null,
      staff_id uuid,
      staff_name text,
      action text not null check (length(action) <= 100),
      subject text not null check (length(subject) <= 200),
      details jsonb not null,
      check ((staff_id is null) = (staff_name is null))
    )`,
  sql`create index audit_subject on staff.audit (subject, id)`,
];

export const staff: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
