/** JSON Resume themes of the npm registry, which `fetch-themes` installs outside of the repository's dependencies. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ colophon: '0.2.0', elegant: '1.16.1', eloquent: '5.0.0', even: '0.26.1', jacrys: '1.0.4' },
  ...{ kendall: '0.2.0', lucide: '1.1.0', macchiato: '1.1.0', mantra: '0.3.1' },
  ...{ minyma: '0.0.5', 'onepage-plus': '1.1.0', 'paper-plus-plus': '0.5.1', pumpkin: '1.1.4' },
  ...{ srt: '0.1.3', stackoverflow: '3.3.0', classy: '1.0.9', cora: '0.1.1', lowmess: '0.0.11' },
  ...{ straightforward: '0.5.0', sceptile: '1.0.5', modern: '0.0.18', msresume: '0.1.0' },
  ...{ projects: '0.30.0', flat: '0.3.7', class: '0.1.2', spartacus: '1.0.0', onepage: '0.0.3' },
  ...{ short: '0.1.7', paper: '0.5.0', caffeine: '1.2.3', slick: '0.1.16' },
  ...{ boilerplate: '0.1.2', crisp: '0.2.12' },
};

/** Never looked at, and measured when the rules were done. */
const FRESH: Readonly<Record<string, string>> = {
  ...{
    autumn: '1.0.1',
    contempo: '0.0.3',
    fresh: '0.0.3',
    direct: '0.1.1',
    slickoverflow: '0.0.2',
  },
  ...{ 'spartan-projects': '0.1.8', microdata: '0.2.0', actual: '0.2.2' },
  ...{ rnord: '1.0.0', latte: '1.0.3' },
};

/** Found later, for the tuned half. */
const TUNED: Readonly<Record<string, string>> = {
  ...{ 'eloquent-mod': '4.24.0', rocketspacer: '1.2.2', compact: '1.0.4' },
};

export interface Theme {
  readonly name: string;
  /** For npm. */
  readonly specifier: string;
}
const themesOf = (named: Readonly<Record<string, string>>): readonly Theme[] =>
  Object.entries(named).map(([name, version]) => ({
    name,
    specifier: `jsonresume-theme-${name}@${version}`,
  }));

export const THEMES = themesOf(NAMED);
export const TUNED_THEMES = themesOf(TUNED);
export const FRESH_THEMES = themesOf(FRESH);
