import { type Kysely, type Migration, sql } from 'kysely';

const STEPS = [
  // False for an account that was created by a login provider, until its seeker sets a password.
  sql`alter table seekers add column has_password boolean not null default true`,
  sql`
    create table identity_links (
      id integer primary key generated always as identity,
      brand text not null,
      seeker_id integer not null references seekers on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      email text,
      linked_at timestamptz not null,
      unique (brand, issuer, subject),
      unique (seeker_id, issuer)
    )`,
  // Logins at a provider that have begun: each is used once. The values of the browser are stored as hashes.
  sql`
    create table provider_flows (
      state_hash bytea primary key,
      browser_hash bytea not null,
      brand text not null,
      provider text not null,
      nonce text,
      code_verifier text,
      next text not null,
      seeker_id integer references seekers on delete cascade,
      session_id uuid,
      expires_at timestamptz not null
    )`,
  // Logins that a provider has confirmed, and that need one more step here.
  sql`
    create table provider_tickets (
      ticket_hash bytea primary key,
      browser_hash bytea not null,
      brand text not null,
      provider text not null,
      issuer text not null,
      subject text not null,
      email text,
      name text not null,
      step text not null check (step in ('link', 'prove', 'register')),
      seeker_id integer references seekers on delete cascade,
      is_code_sent boolean not null default false,
      expires_at timestamptz not null
    )`,
  sql`create index provider_flows_expiry on provider_flows (expires_at)`,
  sql`create index provider_tickets_expiry on provider_tickets (expires_at)`,
  sql`create index provider_tickets_email on provider_tickets (brand, lower(email))`,
  // A login by SMS looks for the account that has verified the number last.
  sql`
    create index seekers_verified_phone on seekers (brand, phone, phone_verified_at desc)
    where phone_verified_at is not null`,
];

/** Accounts that log in by an OpenID Connect provider, and by a code to a verified number. */
export const identityLinks: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of STEPS) await step.execute(database);
  },
};
