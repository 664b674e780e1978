import { suggest } from '@broadsheet/contract/calls/job';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { beginsWord } from '../../platform/text-search/begins-word.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { listOtherQueries } from './other-queries.ts';
import { loadVocabulary } from './understanding/load-vocabulary.ts';

const EACH_MAX = 3;
const PHRASES_MAX = 12;

interface Suggestion {
  readonly kind: 'job' | 'skill' | 'company' | 'city';
  readonly label: string;
  readonly href: string;
}

const suggestTagsAndCities = async (context: CallContext, start: string) => {
  const { tags, cities } = await context.directory();
  const skills = [...tags.values()]
    .filter(
      ({ label, tag }) => beginsWord(label, start) || beginsWord(tag.replaceAll('-', ' '), start),
    )
    .map(
      ({ label, tag }): Suggestion => ({
        kind: 'skill',
        label,
        href: hrefOf('tag', { keyword: tag }),
      }),
    );
  const cityMatches = [...cities.values()]
    .filter(({ label, synonyms }) => [label, ...synonyms].some((name) => beginsWord(name, start)))
    .map(
      ({ label, slug }): Suggestion => ({
        kind: 'city',
        label,
        href: hrefOf('location', { city: slug }),
      }),
    );
  return { skills, cityMatches };
};

const suggestPhrases = async ({ database, brand }: CallContext, pattern: string) => {
  const rows = await database
    .selectFrom('search_phrases')
    .select(['kind', 'label'])
    .where('brand', '=', brand)
    .where(sql<boolean>`' ' || lower(label) like ${pattern}`)
    .where(sql<boolean>`lower(label) like ${pattern.replace('% ', '%')}`)
    .orderBy('jobs', 'desc')
    .orderBy('label')
    .limit(PHRASES_MAX)
    .execute();
  return rows.map(({ kind, label }): Suggestion => ({ kind, label, href: searchHref(label) }));
};

const suggestCompanies = async ({ database, brand }: CallContext, pattern: string) => {
  const rows = await database
    .selectFrom('companies')
    .select(['name', 'slug'])
    .where('brand', '=', brand)
    .where(sql<boolean>`' ' || lower(name) like ${pattern}`)
    .orderBy('name')
    .limit(EACH_MAX)
    .execute();
  return rows.map(
    ({ name, slug }): Suggestion => ({
      kind: 'company',
      label: name,
      href: hrefOf('company', { slug }),
    }),
  );
};

const firstOf = (suggestions: readonly Suggestion[]): Suggestion[] => {
  const seen = new Set<string>();
  return suggestions
    .filter(({ label }) => {
      const isNew = !seen.has(plainText(label));
      seen.add(plainText(label));
      return isNew;
    })
    .slice(0, EACH_MAX);
};

const suggestFor = async (context: CallContext, start: string): Promise<Suggestion[]> => {
  const pattern = `% ${start.replace(/[%_\\]/g, '\\$&')}%`;
  const [{ skills, cityMatches }, phrases, companies] = await Promise.all([
    suggestTagsAndCities(context, start),
    suggestPhrases(context, pattern),
    suggestCompanies(context, pattern),
  ]);
  const ofKind = (kind: Suggestion['kind']) => phrases.filter((phrase) => phrase.kind === kind);
  return [
    ...firstOf(ofKind('job')),
    ...firstOf([...skills, ...ofKind('skill')]),
    ...companies,
    ...firstOf(cityMatches),
  ];
};

/**
 * A few titles, skills, companies and cities with a word that starts so; each links to its own page. Where there are none, those
 * of what may be meant.
 */
export const suggestCall = bindCall(suggest, async ({ query }, _params, context) => {
  const start = plainText(query).trim().replace(/\s+/g, ' ');
  if (start === '') return { items: [] };
  const direct = await suggestFor(context, start);
  if (direct.length > 0) return { items: direct };
  const { database, brand } = context;
  const vocabulary = await loadVocabulary(database, brand, await context.directory());
  for (const other of listOtherQueries(start, vocabulary)) {
    const items = await suggestFor(context, other);
    if (items.length > 0) return { items };
  }
  return { items: [] };
});
