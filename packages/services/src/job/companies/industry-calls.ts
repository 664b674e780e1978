import { dataIndustry } from '@broadsheet/contract/calls/job';
import { bindCall } from '../../platform/call/bind-call.ts';

/** The industries in which the brand has companies. */
export const industriesCall = bindCall(
  dataIndustry,
  async (_query, _params, { database, brand }) => ({
    items: await database
      .selectFrom('industries')
      .selectAll()
      .where('id', 'in', (from) =>
        from.selectFrom('companies').select('industry_id').where('brand', '=', brand),
      )
      .orderBy('label')
      .execute(),
  }),
);
