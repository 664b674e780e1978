-- The roles of the two programs: each owns its own schemas and migrates only those. docs/operations/database-roles.md
-- describes how to use this file, and docs/decisions/0066-database-roles.md the reasons.
-- Run it in the site's database, as its superuser or as a role that owns the database and may create roles. It is
-- repeatable at any time, while the programs run, before or after their migrations: it takes over what an earlier
-- install created under one role. It sets no passwords, so new roles cannot log in yet.
begin;

do $$
declare
  each text;
begin
  foreach each in array array['broadsheet_bff', 'broadsheet_services'] loop
    if not exists (select from pg_roles where rolname = each) then
      execute format('create role %I login', each);
    end if;
    if exists (
      select from pg_roles where rolname = each
        and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
    ) then
      raise exception 'The role % may do more than a program needs: create it without attributes.', each;
    end if;
    -- Only members of a role can transfer their own objects to it.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', each);
    end if;
  end loop;

  -- The job queue of the services creates its schema itself, and checks for this right each time it may have to.
  -- The BFF needs the right during this transaction, because a schema can only be transferred to a role that has it.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to broadsheet_bff', current_database());
  execute format('grant connect, create, temporary on database %I to broadsheet_services', current_database());
  execute format('grant create on database %I to broadsheet_bff', current_database());
end
$$;

revoke all on schema public from public;
grant usage, create on schema public to broadsheet_services;

do $$
declare
  -- The owner of everything in a schema. The schema public itself stays with the owner of the database.
  owners constant jsonb := '{
    "public": "broadsheet_services", "graphile_worker": "broadsheet_services",
    "publishing": "broadsheet_bff", "staff": "broadsheet_bff", "blocks": "broadsheet_bff",
    "experiments": "broadsheet_bff", "tracking": "broadsheet_bff", "links": "broadsheet_bff"
  }';
  each record;
begin
  for each in select key as name, value as owner from jsonb_each_text(owners) where key <> 'public' loop
    if to_regnamespace(each.name) is not null then
      execute format('alter schema %I owner to %I', each.name, each.owner);
    elsif each.owner = 'broadsheet_bff' then
      execute format('create schema %I authorization %I', each.name, each.owner);
    end if;
  end loop;

  -- Objects of an extension stay with it, and those of a column follow its table.
  for each in
    with owned as (
      select oid as schema, (owners ->> nspname)::regrole as owner from pg_namespace where owners ? nspname
    )
    select format('alter table %s owner to %s', object.oid::regclass, owner) as statement
    from pg_class as object join owned on relnamespace = schema
    where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relowner <> owner and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = object.oid and deptype in ('a', 'e', 'i'))
    union all
    select format('alter routine %s owner to %s', object.oid::regprocedure, owner)
    from pg_proc as object join owned on pronamespace = schema
    where proowner <> owner and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = object.oid and deptype = 'e')
    union all
    select format('alter type %s owner to %s', object.oid::regtype, owner)
    from pg_type as object join owned on typnamespace = schema
    where typowner <> owner
      and (typtype in ('d', 'e', 'r') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
      and not exists (
        select from pg_depend where classid = 'pg_type'::regclass and objid = object.oid and deptype = 'e')
    union all
    select format('alter text search dictionary %s owner to %s', object.oid::regdictionary, owner)
    from pg_ts_dict as object join owned on dictnamespace = schema
    where dictowner <> owner and not exists (
      select from pg_depend where classid = 'pg_ts_dict'::regclass and objid = object.oid and deptype = 'e')
    union all
    select format('alter text search configuration %s owner to %s', object.oid::regconfig, owner)
    from pg_ts_config as object join owned on cfgnamespace = schema
    where cfgowner <> owner
  loop
    execute each.statement;
  end loop;

  execute format('revoke create on database %I from broadsheet_bff', current_database());
end
$$;

-- The services follow Studio's publications. The tables may not exist yet: the BFF's migration grants the same.
grant usage on schema publishing to broadsheet_services;
do $$
begin
  if to_regclass('publishing.rollouts') is not null then
    grant select on publishing.live_texts, publishing.revisions, publishing.rollouts to broadsheet_services;
  end if;
end
$$;

commit;
