import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

/** What the one alert of a seeker is called: what it searches for. */
const nameOf = (filters: RawBuilder<unknown>) => sql`
  case when coalesce(trim(${filters}->>'query'), '') = '' then 'Job alert'
  else upper(left(trim(${filters}->>'query'), 1)) || left(substr(trim(${filters}->>'query'), 2), 70) || ' jobs' end`;

/** What the earlier version saves is in the list too, while replicas of both run. */
const copyEarlierAlert = sql`
  create function copy_earlier_alert() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.filters <> new.filters then
      delete from named_alerts where seeker_id = new.seeker_id and filters = old.filters;
    end if;
    update named_alerts
      set frequency = new.frequency, changed_at = new.changed_at, mailed_at = new.mailed_at
      where seeker_id = new.seeker_id and filters = new.filters;
    if not found then
      insert into named_alerts (seeker_id, name, frequency, filters, changed_at, mailed_at)
      values (new.seeker_id, ${nameOf(sql`new.filters`)}, new.frequency, new.filters, new.changed_at, new.mailed_at)
      on conflict (seeker_id, lower(name)) do update set
        frequency = excluded.frequency, filters = excluded.filters,
        changed_at = excluded.changed_at, mailed_at = excluded.mailed_at;
    end if;
    return null;
  end $$`;

/** Otherwise the earlier version would mail an alert that was turned off or deleted, and nobody would delete its copy. */
const forgetEarlierAlert = sql`
  create function forget_earlier_alert() returns trigger language plpgsql as $$
  begin
    delete from job_alerts where seeker_id = old.seeker_id;
    return null;
  end $$`;

const steps = [
  sql`
    create table named_alerts (
      id integer primary key generated always as identity,
      seeker_id integer not null references seekers on delete cascade,
      name text not null check (length(name) between 1 and 80),
      frequency text not null check (frequency in ('daily', 'weekly', 'off')),
      filters jsonb not null,
      changed_at timestamptz not null,
      mailed_at timestamptz
    )`,
  sql`create unique index named_alerts_name on named_alerts (seeker_id, lower(name))`,
  sql`
    insert into named_alerts (seeker_id, name, frequency, filters, changed_at, mailed_at)
    select seeker_id, ${nameOf(sql`filters`)}, frequency, filters, changed_at, mailed_at
    from job_alerts order by seeker_id`,
  copyEarlierAlert,
  sql`
    create trigger copy_earlier_alert after insert or update on job_alerts
    for each row execute function copy_earlier_alert()`,
  forgetEarlierAlert,
  sql`
    create trigger forget_earlier_alert after update or delete on named_alerts
    for each row when (pg_trigger_depth() = 0) execute function forget_earlier_alert()`,
];

/**
 * Seekers have several job alerts, each with a name. `job_alerts`, with one for each seeker, is only for replicas of the
 * earlier version; a later release drops it with both triggers.
 */
export const namedAlerts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
