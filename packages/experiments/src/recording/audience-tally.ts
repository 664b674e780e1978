import { AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';

/** Views of one page by one audience on one day. */
export interface AudienceTallyRow {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly page: string;
  readonly audience: Audience;
  readonly views: number;
}

/** Equal for equal audiences only: views of two audiences with one key would be added up. */
const keyOf = ({ day, page, audience }: Omit<AudienceTallyRow, 'views'>): string =>
  JSON.stringify([day, page, ...AUDIENCE_FIELDS.map((field) => audience[field])]);

/** Sums views in memory, of at most `limit` audiences at a time. */
export const createAudienceTally = (limit: number) => {
  const rows = new Map<string, AudienceTallyRow>();
  return {
    isEmpty: () => rows.size === 0,
    views: () => [...rows.values()].reduce((sum, { views }) => sum + views, 0),
    /** False when this audience is new and there is no room. */
    add: (day: string, page: string, audience: Audience): boolean => {
      const key = keyOf({ day, page, audience });
      const views = rows.get(key)?.views ?? 0;
      if (views === 0 && rows.size >= limit) return false;
      rows.set(key, { day, page, audience, views: views + 1 });
      return true;
    },
    /** In an order that is the same everywhere: writers that lock rows in one order never wait in a ring. */
    rows: (): AudienceTallyRow[] =>
      [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
    /** Takes off what was written; views that came meanwhile stay. */
    settle: (written: readonly AudienceTallyRow[]): void => {
      for (const row of written) {
        const key = keyOf(row);
        const left = (rows.get(key)?.views ?? 0) - row.views;
        if (left > 0) rows.set(key, { ...row, views: left });
        else rows.delete(key);
      }
    },
  };
};
