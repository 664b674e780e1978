import { query } from '@broadsheet/test-kit/database/start-roles-server';

interface Right {
  readonly schema: string;
  readonly name: string;
  readonly right: string;
}

const OF_TABLES = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

/**
 * Every privilege of a role on foreign tables, views and sequences, and on their schemas: `schema.name right`, without
 * those of PostgreSQL itself.
 */
export const findForeignRights = async (adminUrl: string, role: string): Promise<string[]> => {
  const found = await query<Right>(
    adminUrl,
    `with objects as (
       select nspname as schema, relname as name, c.oid, relkind, relowner from pg_class c
       join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^(pg_|information_schema)'
     )
     select schema, name, "right" from objects, unnest($2::text[]) as "right"
     where relowner <> $1::regrole and has_schema_privilege($1, schema, 'usage') and case relkind
       when 'S' then "right" in ('select', 'update') and has_sequence_privilege($1, oid, "right")
       else has_table_privilege($1, oid, "right") end
     union all
     select nspname, '', "right" from pg_namespace, unnest(array['usage', 'create']) as "right"
     where nspowner <> $1::regrole and nspname !~ '^(pg_|information_schema)'
       and has_schema_privilege($1, oid, "right")
     order by 1, 2, 3`,
    [role, OF_TABLES],
  );
  return found.map(({ schema, name, right }) => `${schema}${name ? `.${name}` : ''} ${right}`);
};

/** The owner of every table and function in the schemas of the programs, and how many each has. */
export const countOwned = (adminUrl: string) =>
  query<{ schema: string; owner: string }>(
    adminUrl,
    `select distinct nspname as schema, owner::regrole::text as owner from (
       select relnamespace as space, relowner as owner from pg_class c
       where not exists (select from pg_depend where objid = c.oid and deptype = 'e')
       union all select pronamespace, proowner from pg_proc p
       where not exists (select from pg_depend where objid = p.oid and deptype = 'e')
       union all select nspacl.oid, nspowner from pg_namespace nspacl where nspname <> 'public'
     ) owned join pg_namespace on pg_namespace.oid = space
     where nspname !~ '^(pg_|information_schema)' order by 1, 2`,
  );
