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

export const THEMES = Object.entries(NAMED).map(([name, version]) => ({
  name,
  specifier: `jsonresume-theme-${name}@${version}`,
}));
