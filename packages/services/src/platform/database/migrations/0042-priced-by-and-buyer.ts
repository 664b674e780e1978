import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The revision of a brand's config that is served, the revision that priced an order, and the States between which it
 * is taxed.
 */
export const pricedByAndBuyer: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table brand_rules add column revision text not null default ''`.execute(
      database,
    );
    await sql`
      alter table orders
        add column price_revision text,
        add column seller_state text check (seller_state ~ '^[0-9]{2}$'),
        add column buyer_state text check (buyer_state ~ '^[0-9]{2}$')`.execute(database);
  },
};
