import { PhraseIndex } from '../phrase-index.ts';

export interface KnownCity {
  readonly id: number;
  readonly label: string;
  readonly slug: string;
  readonly synonyms: readonly string[];
}

export interface Locations {
  /** Ids of the brand's cities, in the order named. */
  readonly cityIds: readonly number[];
  /** The complete job can be done from home. */
  readonly remote: boolean;
  /** The location that shows that the job is in another country; null when it is in India or may be. */
  readonly abroad: string | null;
}

const REMOTE =
  /\b(?:remote(?:ly)?|wfh|telecommut\w*|home[ -]?based|(?:work|working) from (?:home|anywhere)|anywhere)\b/i;
const NOT_REMOTE = /\b(?:not?|non)[ -]remote\b|\bhybrid\b/i;
const INDIA = /\b(?:india|bharat|pan[ -]?india)\b|(?:^|,)\s*in\s*$/i;
const ELSEWHERE = new RegExp(
  `(?:^|[,;/|(\\-–]|\\bin\\b)\\s*(?:${[
    ...[
      'united states(?: of america)?',
      'u\\.?s\\.?a\\.?',
      'us',
      'united kingdom',
      'uk',
      'england',
    ],
    ...[
      'canada',
      'mexico',
      'brazil',
      'argentina',
      'germany',
      'france',
      'spain',
      'portugal',
      'italy',
    ],
    ...['ireland', 'netherlands', 'belgium', 'poland', 'romania', 'sweden', 'norway', 'denmark'],
    ...['finland', 'switzerland', 'austria', 'israel', 'turkey', 'egypt', 'nigeria', 'kenya'],
    ...[
      'south africa',
      'united arab emirates',
      'uae',
      'dubai',
      'abu dhabi',
      'saudi arabia',
      'qatar',
    ],
    ...[
      'kuwait',
      'oman',
      'bahrain',
      'singapore',
      'malaysia',
      'indonesia',
      'philippines',
      'thailand',
    ],
    ...['vietnam', 'china', 'hong kong', 'taiwan', 'japan', 'south korea', 'australia'],
    ...['new zealand', 'pakistan', 'bangladesh', 'sri lanka', 'nepal'],
  ].join('|')})\\s*(?:$|[,;/|)\\-–])`,
  'i',
);

/** Matches locations with the cities of one brand, under any of their names. */
export const createLocationReader = (cities: readonly KnownCity[]) => {
  const index = new PhraseIndex<number>(
    cities.flatMap(({ id, label, slug, synonyms }) =>
      [label, slug.replaceAll('-', ' '), ...synonyms].map((name) => [name, id] as const),
    ),
  );
  /**
   * "Mumbai/Pune", "Bengaluru, Karnataka, India", "Remote", "Work from home". A location that is not a city of the
   * brand, and "Multiple Locations", give no city; neither does a text that names another country.
   */
  return (texts: readonly string[]): Locations => {
    const cityIds = new Set<number>();
    let abroad: string | null = null;
    let home = false;
    for (const text of texts) {
      if (ELSEWHERE.test(text) && !INDIA.test(text)) {
        abroad ??= text.trim();
        continue;
      }
      home ||= INDIA.test(text);
      for (const id of index.find(text)) cityIds.add(id);
    }
    const remote = texts.some((text) => REMOTE.test(text) && !NOT_REMOTE.test(text));
    return {
      cityIds: [...cityIds],
      remote,
      abroad: cityIds.size === 0 && !home ? abroad : null,
    };
  };
};
